import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const onlineGroupWords: readonly Answer[] = [
  {
    like: [
      'how do i introduce myself in a discord server',
      'been lurking for months, what do i post first',
      'What should a newcomer write in an online community?',
      'first message in a big group chat. words??',
      "i joined a forum and don't know how to say hello",
      'they asked new ppl to intro themselves. what do i write',
      "I've read every post since winter and never written one, so what's a first line?",
    ],
    say: [
      'One line is enough to be in.\n"Hi all, I\'ve been reading for a while. Glad to be here."\n"New here and a bit shy. Nice to meet you all."',
    ],
    asks: 'words',
  },
  {
    like: [
      'i asked something in the group chat and nobody answered. what do i write',
      'my question got ignored in discord. how do i ask again',
      'My question to the online group received no replies. How do I repeat it?',
      'my question got scrolled past. words to bump it',
      'nobody answer my question in whatsapp group, what to write now',
      'no replies to my question lol. can i send something',
      'I asked the group something on Sunday, they chatted on over it, and I do need the answer',
    ],
    say: [
      'Bump it lightly, or let it go.\n"Asking this again in case it got buried. Anyone?"\n"Still curious about this one, if somebody has a minute."',
    ],
    asks: 'words',
  },
  {
    like: [
      '200 messages behind in the group chat, how do i join in',
      'the chat moves so fast, by the time i write its over. what do i say',
      'How does one enter a lively online discussion belatedly?',
      'want to comment on something from an hour ago. words',
      'they write very quickly in group and i am late. what to write',
      'how do i hop into a group chat thats already going',
      "I read everything and answer nothing, since the moment's always gone. How do I come in late?",
    ],
    say: [
      'Jump in on what\'s there, even late.\n"Catching up late, but this made me laugh."\n"Late to this one. I agree with a lot of it."\n"I missed a lot. What\'s the short version?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'i posted something in the group and people took it badly. what do i write',
      'said a dumb thing in discord, how do i fix it',
      'A remark of mine in the group was misread. How should I correct it?',
      'my joke fell flat in the chat and someone got upset. words',
      'i wrote something wrong in the group, people angry. what i say',
      'someone called me out in the group chat. reply?',
      "I've wanted to leave the chat since my comment landed so badly, but what could I write instead?",
    ],
    say: [
      'Correct it in one line and stay.\n"That came out wrong, sorry. I meant it kindly."\n"Sorry, I misread the mood there."\n"Fair point. I take that back."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i dm someone from the server without being creepy',
      'want to message one person from our group chat. what do i say',
      'How might I write privately to a member of an online group?',
      'sliding into dms as a friend lol. words',
      'i want write alone with one person of the group, how to begin',
      'theres someone cool in the discord, whats a first dm',
      "I'd like to know one of them better, away from the noise, so what's the first private note?",
    ],
    say: [
      'Go private, and keep it simple.\n"I liked what you said in the group. Mind if I message you here?"\n"Hi, we\'re in the same group. I enjoy your posts and wanted to say so."',
    ],
    asks: 'words',
  },
  {
    like: [
      'my online group is meeting in person. what do i say to them',
      'my discord is planning a meetup and im nervous. how do i tell them',
      'The forum is holding a meeting. How do I say I am coming but shy?',
      'irl meetup w the server, want to go, scared. what do i post',
      'group from internet will meet, i want go but shy. what to write',
      'how do i warn my online friends im quiet irl',
      "They know me as chatty in writing and will get a mouse in person, and I'd like to say so first",
    ],
    say: [
      'Say how you\'ll show up, and ask what helps.\n"I\'d like to come. I\'m shy in person, so I may be quiet at first."\n"I\'m in. Could someone look out for me when I get there?"',
    ],
    asks: 'words',
  },
]
