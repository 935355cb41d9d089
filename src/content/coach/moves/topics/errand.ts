import type { Topic } from '../topic.ts'

export const errand: Topic = {
  thing: 'that errand',
  reflections: [
    '{event} {when}, which other people seem to do between two thoughts.',
    '{event} takes a few minutes and looms over the day.',
    'An ordinary errand that asks for a bit of stage courage.',
    'A short exchange with a stranger can take up a whole afternoon beforehand.',
    'Places with a counter have a person behind it, and that is the part to get past.',
  ],
  notices: [
    'Staff have a script, so half of the talk is already written.',
    'The person behind you in line is looking at a phone.',
    'Being seen for two minutes by somebody who sees two hundred people leaves no trace.',
    'Off hours exist: Tuesday at ten is a different shop.',
  ],
  steps: [
    {
      say: 'Write the one sentence you need at the counter and read it from your phone when you are there.',
      short: 'write your one sentence for the counter',
    },
    {
      say: 'Go at a quiet hour today, buy one small thing, and say thanks while looking at their eyebrows.',
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
    ["This isn't quite what I ordered. Could you look at it?", "I'd like to return this, please. Here's the receipt."],
    ['Sorry, could you repeat that?', "A bit shorter on the sides, and I'm happy to be quiet."],
  ],
  guide: 'rehearse',
}
