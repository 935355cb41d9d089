import type { Answer } from '../../../conversation.ts'

export const worshipCommon: readonly Answer[] = [
  {
    like: [
      'what do i say to people after the service',
      'new at church, everyone stands around with coffee. line?',
      'How might I introduce myself to others at my synagogue?',
      'they do the greeting part and i freeze. words',
      'new in mosque, how speak with people after prayer',
      'greeting time at church, what do i say',
      'been going for months and never talked to anyone there. what could i say',
    ],
    say: [
      'They came to be together too.\n"Hi, I\'m [name]. I don\'t think we\'ve met."\n"How long have you been coming here?"\n"It was good to meet you. I\'ll look for you next week."',
    ],
    asks: 'words',
  },
]
