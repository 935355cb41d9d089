import type { Answer } from '../../../conversation.ts'

/** Lines to say, for people who ask for words. */
export const friendDriftingWords: readonly Answer[] = [
  {
    like: [
      'my best friend and i barely talk now. what do i write',
      'how to tell a friend i miss them without guilt tripping',
      'An old companion and I are growing apart. What could I write to her?',
      'we used to talk daily now nothing. text?',
      'i feel my friend go away from me. how i say i miss him',
      'want to reach out to a friend whos drifting but idk what to say',
      "I'm always waiting for her to call first, and she doesn't, so what would I say if I did it?",
    ],
    say: [
      'Say that you miss them, and leave out the blame.\n"I miss you. Can we find an hour this month?"\n"It\'s been a while, and I\'d love to catch up. When are you free?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i ask my friend if shes mad at me',
      'hes been cold for weeks. what do i say to find out why',
      'I sense I have offended a friend. How do I inquire?',
      'friend acting distant, words to ask without drama',
      'my friend is different with me now. how can i ask the reason',
      'what do i say when i think she doesnt want to be friends anymore',
      "Something's off between us and I keep pretending it isn't, and I want to ask outright",
    ],
    say: [
      'Ask it as a question, about the two of you.\n"I\'ve felt some distance between us. Did something happen, or is life that full?"\n"If I did something that hurt you, I\'d want to know."',
    ],
    asks: 'words',
  },
  {
    like: [
      'im always the one texting first. how do i say that',
      'tired of doing all the inviting, what do i tell my friend',
      'It is I who always telephones. How may I mention this kindly?',
      'always me who asks to meet. words pls',
      'only i write to my friend, she never. how to tell her',
      'how do i bring up that its one sided without starting a fight',
      "If I stopped calling we'd never speak, and I want to say so, but nicely",
    ],
    say: [
      'Name the pattern once and ask for one change.\n"I notice I\'m usually the one who writes. I\'d love it if you reached out sometimes."\n"I like seeing you. Could you pick the next time?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'friend canceled on me again. what do i reply',
      'she bailed for the third time "so busy". what do i say',
      'My friend has once more postponed. How do I respond without reproach?',
      'he cancelled again lol what do i text back',
      "again my friend say she can't come. what i answer",
      'got another rain check. i want to see them. words',
      'What\'s a good answer to "sorry, this week is crazy" when it\'s been crazy since spring?',
    ],
    say: [
      'Take their reason, then offer one small thing.\n"Okay. I do want to see you. Want to try a ten-minute call instead?"\n"No problem. Can we pick a date now, so it doesn\'t slip again?"',
    ],
    asks: 'words',
  },
  {
    like: [
      'my best friend has a boyfriend now and no time for me. what do i say',
      'friend had a baby, i dont want to be selfish but i miss her. words?',
      'My dear friend has remarried and we seldom speak. What might I say?',
      "he's got new friends at college. how do i say i miss hanging out",
      "she is married now and we don't meet. how to tell her i miss",
      'bestie got a new group. what do i say thats not jealous',
      'Ever since the new job and the new girlfriend I hardly see him, and I want to say it without sulking',
    ],
    say: [
      'Be glad and honest in the same breath.\n"I\'m happy for you, and I miss our time. Could we do something, the two of us?"\n"I know your life is fuller now. I\'d love a small corner of it."',
    ],
    asks: 'words',
  },
  {
    like: [
      'im the one who drifted. what do i write to her',
      'i stopped showing up for my friend, how do i say sorry',
      'I have neglected a friendship out of shyness. How do I mend it?',
      'i pulled away from everyone. need a text to one friend',
      "it's my fault we don't speak. how can i write him",
      'what do i say to a friend ive been avoiding',
      "I got anxious and dropped off the face of the earth, and she's still kind to me. What do I tell her?",
    ],
    say: [
      "Honest about your side, with a next step.\n\"I've been a bad friend lately and I'm sorry. I'd like to fix it. Are you around this week?\"\n\"I pulled away, and it wasn't about you. I've missed you.\"",
    ],
    asks: 'words',
  },
]
