import type { Answer } from '../../../conversation.ts'

export const workRejectionCommon: readonly Answer[] = [
  {
    like: [
      'i didnt get the job, what do i write back',
      'got a rejection email. how do i reply',
      'How does one answer a letter of rejection gracefully?',
      'rejected after 3 interviews, want to ask why. words?',
      'they refuse me for job, what email I send',
      'passed over for promotion, what do i say to my boss',
      'want to thank them and ask for feedback after a no',
    ],
    say: [
      'Thank them, ask one thing, leave the door open.\n"Thank you for letting me know and for considering me."\n"I\'d value one thing I could improve. Could you share it?"\n"I\'d like to be considered again."',
    ],
    asks: 'words',
  },
]
