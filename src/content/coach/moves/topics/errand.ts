import type { Topic } from '../topic.ts'

export const errand: Topic = {
  thing: 'that errand',
  reflections: [
    '{event} {when}, which other people seem to do without thinking.',
    "{event} takes a few minutes, and it's been on your mind a lot longer.",
    "It's a small errand, and it doesn't feel small.",
    'A two-minute talk with a stranger can take up a whole afternoon beforehand.',
    "The errand is fine. It's the person behind the counter.",
  ],
  notices: [
    'Staff have a script, so half of the talk is already written.',
    'The person behind you in line is looking at a phone.',
    'They see two hundred people a day. You will be one of them for two minutes.',
    'Quiet hours exist. Tuesday at ten feels like a different shop.',
  ],
  steps: [
    {
      say: 'Write the one sentence you need at the counter and read it from your phone when you are there.',
      short: 'write your one sentence for the counter',
    },
    {
      say: 'Go at a quiet hour today, buy one small thing, and say thanks while you look up.',
      short: 'go at a quiet hour and buy one thing',
    },
    { say: 'Ask one question you already know the answer to, such as when they close.', short: 'ask when they close' },
    { say: 'Walk in, do one full lap, and walk out. The lap is the exercise.', short: 'walk in, do one lap and leave' },
  ],
  smaller: [
    { say: 'Walk past the place once and look in.', short: 'walk past the place and look in' },
    {
      say: 'Use the till with a person for one item, and the machine for the rest.',
      short: 'use the till with a person once',
    },
    {
      say: 'Find their hours and the quiet time of day, and put it in your calendar.',
      short: 'put their quiet hour in your calendar',
    },
  ],
  lines: [
    ['Hi, could you help me find something?', "I've never done this before. What do I need to know?"],
    ['Sorry, could you repeat that?', "Hi, it's my first time here. Where do I start?"],
    [
      "This isn't quite what I ordered. Could you look at it?",
      "I'd like to return this, please. Here's the receipt.",
      'return refund order ordered food wrong back receipt',
    ],
  ],
  guide: 'rehearse',
}
