import type { Answer } from '../../../conversation.ts'

export const intimacyCommon: readonly Answer[] = [
  {
    like: [
      'how do i say i want to go slower with sex',
      "we're making out and i want to stop there. what do i say",
      "How could I tell my partner I'm not ready to be intimate yet?",
      'i want him to wait. words?',
      'how I tell my girlfriend I am nervous in bed',
      'im a virgin and seeing someone, how do i tell her',
      'need a way to say not tonight without hurting her feelings',
    ],
    say: [
      'Say what you want along with what you don\'t.\n"I like being close to you, and I want to go slowly."\n"I\'m nervous, because this matters to me."\n"Not tonight. Holding you would be lovely, though."',
    ],
    asks: 'words',
  },
]
