import type { Answer } from '../../../conversation.ts'

export const laterLifeTalkMore: readonly Answer[] = [
  {
    like: [
      "I'll invite her instead. For coffee.",
      "rather than wait I'm going to ask him over for cake",
      'ill ask HER to something then',
      "I think I'll be the one to ask. A slice of pie, maybe.",
    ],
    about: 'coming',
    say: [
      "Even better. You'd like to be asked, so you go first. Name a day when you ask, so it doesn't stay a nice idea.",
    ],
  },
  {
    like: [
      'They want me at the day center. I used to run a company.',
      'bingo on wednesdays they said. i was a surgeon for thirty years',
      "my daughter signed me up for the seniors' group, chair yoga, me of all people",
      'I taught university and now somebody wants me to toss a balloon',
    ],
    about: 'coming',
    say: [
      "That's quite a change, from a working life like yours to being signed up for games. Your pride has a point. Still, one visit is a look, and you may turn out not to be the only one there with a former life. What would make it worth the trip?",
    ],
  },
  {
    like: [
      'the tables are all set for couples',
      "Everything there is in pairs, and I'm one",
      "two chairs at every table and i'm on my own since he died",
      "They seat you in twos. That's what I can't face.",
    ],
    about: 'coming',
    say: [
      `Then the room says it before anybody has opened their mouth. You could come early and choose your seat, or ask somebody: "Would you sit with me? I haven't been here alone before." With anybody at all in it, that other chair weighs less.`,
    ],
  },
]
