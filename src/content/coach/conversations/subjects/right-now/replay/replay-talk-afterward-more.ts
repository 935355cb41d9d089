import type { Answer } from '../../../conversation.ts'

export const replayTalkAfterwardMore: readonly Answer[] = [
  {
    like: [
      "at night I'm sure they hate me, by day maybe half",
      '95 percent at 3am, like 30 now',
      'in the evening im certain, in the morning not so much',
      'When I lie awake I believe it completely. In daylight less.',
    ],
    about: 'over',
    say: [
      `Same people, same moment, and so much less sure with the sun up. So a good part of it is the hour. The next time it's certain in the dark, you can answer: "I'll ask you at breakfast."`,
    ],
  },
  {
    like: [
      'maybe fifty bad gigs out of six hundred',
      'forty shows went wrong, more back when I drank',
      'like 1 in 10 bombed',
      'Perhaps thirty bad ones over the years, mostly in my drinking days',
    ],
    about: 'over',
    say: [
      "So by far most of those nights weren't bombs, and you kept going through the ones that were. At night your head only books the bad ones. They'd look different if the others were in the lineup too.",
    ],
  },
  {
    like: [
      'guilty. of existing, mostly',
      'the verdict is always that im an idiot with hands',
      'It says I am guilty of having been there at all',
      'my 3am brain: guilty of being awkward, life sentence',
    ],
    about: 'over',
    say: [
      "That's a harsh court: it sits at night, calls no witnesses, and only ever says guilty. When it opens, put the light on and tell it to wait for daylight. And if it ever says you shouldn't be here at all, that matters more: Help now on the screen has people to talk to today.",
    ],
  },
]
