import type { Topic } from '../topic.ts'

export const calm: Topic = {
  thing: 'the alarm in your body',
  reflections: [
    'Your body is sounding the alarm about {event}.',
    'It shows up {when}, and in your body first.',
    "Your body is making itself heard, and that's distracting.",
    "It's hard to think when your body joins in.",
    "Your body gives away more than you'd like.",
  ],
  notices: [
    'A red face or a shaky hand looks about half as strong from outside as it feels from inside.',
    'An alarm like that rises, holds and falls, usually within a few minutes, if you let it.',
    'Fighting a blush tends to feed it. Left alone, it fades sooner.',
    'Your heart is doing what it does when you run up the stairs. It comes down by itself.',
  ],
  steps: [
    {
      say: 'Breathe out for a count of six, five times, with your shoulders low. The in-breath looks after itself.',
      short: 'do five slow out-breaths',
    },
    {
      say: 'Press your toes into the floor for five seconds, let go, and repeat four times. Nobody can see it.',
      short: 'press your toes down four times',
    },
    {
      say: 'Say silently what is there: hot face, fast heart, tight throat. Naming it takes some of its work away.',
      short: 'name what your body does',
    },
    {
      say: 'Hold something cool against your wrist for half a minute and look for four straight edges in the room.',
      short: 'cool your wrist and find four edges',
    },
  ],
  smaller: [
    { say: 'Unclench your teeth. That one thing.', short: 'unclench your teeth' },
    {
      say: 'Stay where you are for three slow breaths before you decide anything.',
      short: 'stay for three slow breaths',
    },
    {
      say: 'Step outside for two minutes, and come back in by the same door.',
      short: 'step outside for two minutes and come back',
    },
  ],
  lines: [
    ['I go red, it means nothing. Go on.', 'Give me a second, my mouth is dry.'],
    ["I'm going to get some air for two minutes.", "My hands shake when I'm excited. Ignore them."],
  ],
  guide: 'body',
}
