import type { Answer } from '../../../conversation.ts'

export const lonelyWeekendCommon: readonly Answer[] = [
  {
    like: [
      'what do i do with a whole weekend alone',
      'its saturday and i have no plans as always',
      'any idea what to do tonight, im alone again',
      "The weekends are long when one is on one's own.",
      'weekend again and i am alone at home',
      'is it sad to go to the movies alone',
      'fri night. no one. now what',
    ],
    say: [
      "Put one thing outside the house into it, at a fixed time: a market, a movie, a library, a walk where people are. Going alone is no sadder than staying in, and usually better. And send one message to somebody you haven't written to in a while. Which of the two is easier?",
    ],
  },
  {
    like: [
      'what do i text someone to do something this weekend',
      'its saturday and im alone, who do i write and what',
      'How could I propose something to a friend at short notice?',
      'text to see if anyones free tonight, not desperate',
      'weekend alone, I want invite somebody, what write',
      'want to ask a friend to hang out tomorrow, give me a msg',
      'invite text for sunday pls',
    ],
    say: [
      'A small plan is easier to say yes to.\n"I\'m getting coffee tomorrow around eleven. Want to come?"\n"I\'m up for a walk or a movie, whichever you like."\n"No problem if you\'re busy. Next week is good too."',
    ],
    asks: 'words',
  },
]
