import type { Answer } from '../../../conversation.ts'

export const setbackCommon: readonly Answer[] = [
  {
    like: [
      'im back to square one',
      'i was doing so well and now its all gone',
      'why is it worse again',
      'I appear to have lost all the ground I gained.',
      'before i was better, now again bad',
      'two good weeks and then today. ugh',
      'all that work for nothing',
    ],
    say: [
      "You're not back at the start; what you learned is still in there, it's covered by a bad day. Going up and down is how this usually goes. Take a step you've already managed, even one that seems too small now, and do that tomorrow. What was the last one that worked?",
    ],
  },
]
