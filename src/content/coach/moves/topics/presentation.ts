import type { Topic } from '../topic.ts'

export const presentation: Topic = {
  thing: 'the talk',
  reflections: [
    '{event} {when}, with people looking at you while you talk.',
    "{event}, and everyone's eyes on you.",
    'Standing up to speak {when} has been on your mind.',
    'Speaking in front of people is a lot.',
    'You have to talk while everyone looks at you.',
  ],
  notices: [
    'Listeners take in one sentence at a time, and they drop a stumble by the next one.',
    'The first thirty seconds are the hardest. After that you get into a rhythm.',
    'A pause that feels endless to you is about two seconds to them.',
    'Nerves usually peak before the first word and start to fall while you are talking.',
    'Half the room is thinking about lunch, so you have more slack than you expect.',
  ],
  steps: [
    {
      say: 'Stand up and say your first two sentences out loud, three times. Nothing after them.',
      short: 'say your first two sentences out loud three times',
    },
    {
      say: 'Write the one thing they should remember on a card, in under ten words. If everything else goes, you say that.',
      short: 'write your one point on a card',
    },
    {
      say: 'Read your second slide aloud at half speed, and take a full breath where the comma is.',
      short: 'read one slide aloud at half speed',
    },
    {
      say: 'Set a timer for four minutes and talk it through badly, on purpose, to an empty chair.',
      short: 'talk it through once to an empty chair',
    },
    {
      say: 'Choose one spot on the back wall, and practice moving your eyes from your notes to it and back, five times.',
      short: 'practice looking up at one spot on the wall',
    },
  ],
  smaller: [
    { say: 'Open the file and fix a single word. That is the whole task.', short: 'open the file and fix one word' },
    {
      say: 'Ask one person who will be there to nod when you start. A text is enough.',
      short: 'ask one person to nod when you start',
    },
    { say: 'Say only the title out loud, once, in the kitchen.', short: 'say the title out loud once' },
  ],
  lines: [
    [
      "I'll start with the answer and then show you how we got there.",
      'Give me a second, I want to get this number right.',
    ],
    ["Good question. I'll check that and send it to you today.", 'Let me say that again, shorter.'],
    ['Stop me whenever something is unclear.', "That's the part to take home. The rest is detail."],
    ['I lost my place for a moment. Here it is.', 'Before I go on, what would you like to hear more of?'],
  ],
  guide: 'rehearse',
}
