import type { Topic } from '../topic.ts'

export const calm: Topic = {
  thing: 'the alarm in your body',
  reflections: [
    'Your body is sounding the alarm about {event}.',
    'It shows up {when}, in the body first.',
    'Heart, hands, face: your body is talking over you.',
    'When the body joins in, it is hard to hear anything else.',
    'A body that speaks louder than you would like.',
  ],
  notices: [
    'A red face or a shaky hand looks about half as strong from outside as it feels from inside.',
    'An alarm like that rises, holds and falls, usually within a few minutes, if you let it.',
    'Fighting a blush feeds it; letting it stand there bores it.',
    'Your heart is doing what it does on stairs. It knows the way down.',
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
