import type { Answer } from '../../../conversation.ts'

export const criticismCommon: readonly Answer[] = [
  {
    like: [
      'did i deserve that',
      'was she right to say that to me',
      'he criticized me in front of all, is it my fault',
      'Was the criticism warranted, in your view?',
      'she say i am lazy. is true?',
      'do you think theyre right about me',
      'got torn apart today and idk if theyre right',
    ],
    say: [
      "I can't judge that from here, and you don't have to settle it tonight. Split it in two: what was said about something you did, and what was said about you as a person. The first may hold something useful. The second you can leave with them. Which part keeps ringing?",
    ],
    about: 'over',
  },
  {
    like: [
      'someone criticized me unfairly, how do i answer',
      'what do i say when the criticism is just wrong',
      'What might be a calm reply to an unjust reproach?',
      'she blamed me for something i didnt do. words?',
      'person say bad things about my work but not true. how answer',
      'my sister always puts me down, what do i say',
      'how do i respond to a mean comment without blowing up',
    ],
    say: [
      'Stay level, and say your side once.\n"I see it differently, and I\'d like to tell you how."\n"That\'s not what happened, from where I stood."\n"I\'m happy to talk about it, but not in that tone."',
    ],
    asks: 'words',
  },
]
