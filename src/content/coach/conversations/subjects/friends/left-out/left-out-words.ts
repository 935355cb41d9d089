import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const leftOutWords: readonly Answer[] = [
  {
    like: [
      'how do i ask why i wasnt invited',
      'they all hung out without me. what do i say to my friend',
      'I was not included in a gathering. How may I ask about it with dignity?',
      'saw the pics, wasnt invited. what do i text',
      "my friends meet and don't tell me. how to ask why",
      'want to ask her why i didnt get an invite and not sound pathetic',
      'Everyone was there but me, and I found out on Monday. How do I bring it up without making a scene?',
    ],
    say: [
      'Ask one person, privately, in a calm moment.\n"I saw there was a get-together. I felt left out, and I wanted to ask you about it."\n"I\'d have liked to come. Was there a reason I wasn\'t asked?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell them i want to be invited too',
      'coworkers go out every friday and never ask me. what can i say',
      'How might I let the group know I should like to be included?',
      'want to hint id come along. words?',
      'they go together always and i want go too. what to say',
      'how do you ask to be included without begging',
      "They think I'd say no, since I used to, and now nobody asks. What do I say to change that?",
    ],
    say: [
      'Say you\'d like to be asked, and how to reach you.\n"I\'d love to come next time. Will you let me know?"\n"If you\'re doing that again, I\'m in."',
    ],
    asks: 'words',
  },
  {
    like: [
      'everyone at the table talks about stuff i dont know. what do i say',
      'they have all these inside jokes and i just sit there. words?',
      'When the conversation concerns persons I have never met, what may I contribute?',
      'all talking about a show i never watched. what do i say',
      "they speak of things i don't know and i am silent. what can i tell",
      'inside jokes. im the only one not laughing. what do i say',
      "Half the dinner was about a trip I wasn't on, and I'd like some way into that sort of talk",
    ],
    say: [
      'You can come in on the topic as a learner.\n"I don\'t know this one. What\'s the story?"\n"I\'m lost, catch me up."\n"I haven\'t seen it. Should I?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'got invited last minute, feel like an afterthought. what do i reply',
      'they asked me an hour before. what do i say',
      'I received an invitation very late, clearly as a substitute. How do I respond?',
      'lol pity invite. what do i write back',
      'they invite me only now, others knew since a week. what answer',
      'someone said "oh you can come too if you want". how do i answer that',
      "The invitation came after somebody dropped out, and I don't know how to answer it without sounding hurt",
    ],
    say: [
      'A late invite can still be a real one.\n"Thanks for thinking of me. I\'d like to come."\n"I can\'t make it tonight on short notice, but please ask me next time."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell my friend i felt excluded',
      'what do i say so she knows it hurt but isnt attacked',
      'I was wounded at being overlooked. How do I express it gently?',
      'i wanna say it hurt that they forgot me. how',
      'how to tell my friends that i was sad they go without me',
      'they ask "whats wrong" and i say nothing. what should i say, i was left out',
      "He'd never do it on purpose, I think, but it hurt being forgotten and I want to tell him",
    ],
    say: [
      'Own the hurt without charging anyone.\n"That stung a little. I\'d rather tell you than go quiet on you."\n"I felt left out, and I know you may not have meant it."',
    ],
    asks: 'words',
    about: 'over',
  },
  {
    like: [
      'they stand in a circle and im outside it. what do i say',
      'two friends talk over me like im not there. words to get back in',
      'How does one re-enter a conversation from which one has been shut out?',
      'third wheel again. what do i say to join back in',
      'i am with two people and they talk only together. what can i say',
      'what do i say when everyones talking around me',
      'I was literally between them and they spoke past me, so what would get me back in?',
    ],
    say: [
      'Come back in with something small and present.\n"Can I get in on this?"\n"Mind if I jump in here?"\n"What did I miss?"',
    ],
    asks: 'words',
  },
]
