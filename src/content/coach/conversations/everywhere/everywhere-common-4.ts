import type { Answer } from '../conversation.ts'

export const everywhereCommon4: readonly Answer[] = [
  {
    like: [
      'how do i ask someone for help, any kind',
      'i hate asking for help. what do i even say',
      'Please give me phrases for asking a favor.',
      'need a favor from a friend, text?',
      'how ask favor in polite english',
      'i need a ride and feel like a burden. words?',
      'asking my brother to help me move a couch, how do i put it',
    ],
    say: [
      'Be clear about what, and leave room for no.\n"I could use a hand with something. Do you have a minute?"\n"Here\'s exactly what I need, and when."\n"It\'s fine to say no. I\'ll find another way."',
    ],
    asks: 'words',
  },
]
