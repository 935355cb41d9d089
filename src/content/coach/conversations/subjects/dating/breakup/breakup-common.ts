import type { Answer } from '../../../conversation.ts'

export const breakupCommon: readonly Answer[] = [
  {
    like: [
      'how do i break up with someone kindly',
      'i want to end it and dont know how to say it. words?',
      'What words would you use to end a relationship with respect?',
      'breaking up tonight. how do i start',
      'I want finish with my boyfriend, how tell him',
      'been together a year, need to end it, im scared of hurting her',
      'break up lines that arent cruel',
    ],
    say: [
      'Say it in the first minute, kindly and clearly.\n"This is hard to say. I\'ve decided to end our relationship."\n"You matter to me, and this isn\'t right for me anymore."\n"I\'m not going to change my mind, but I\'ll stay and listen."',
    ],
    asks: 'words',
  },
]
