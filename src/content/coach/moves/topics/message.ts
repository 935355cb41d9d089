import type { Topic } from '../topic.ts'

export const message: Topic = {
  thing: 'the message',
  reflections: [
    'A message to {who}, and every word of it weighed.',
    'You and {who}, with a screen in between.',
    'A few words on a screen can be turned over for an hour.',
    'Texting leaves out the face and the voice, so your head fills them in.',
    "It's a short message, and it doesn't feel short.",
  ],
  notices: [
    "A late reply is nearly always about the other person's day.",
    'The tone you are afraid of is mostly in your own head, late at night.',
    'Short messages get answered sooner than careful ones.',
    'One question mark per message is about right.',
  ],
  steps: [
    {
      say: 'Give it two minutes: write it as you would to your cousin, read it once, send it, put the phone in another room.',
      short: 'send it after one reading',
    },
    { say: 'Take the draft and cut it in half. Then send the half.', short: 'cut the draft in half and send it' },
    {
      say: 'If it went unanswered, wait a full day, then send one light line with something new in it.',
      short: 'send one light line after a full day',
    },
    {
      say: 'Turn off the read receipts for tonight, and do one thing with your hands for ten minutes.',
      short: 'turn off read receipts for tonight',
    },
  ],
  smaller: [
    { say: 'Write it in your notes, without their name on top.', short: 'write it in your notes' },
    {
      say: 'Send a picture of something that made you think of them. No text needed.',
      short: 'send a picture instead of words',
    },
    { say: 'React to their last message with one symbol.', short: 'react to their last message' },
  ],
  lines: [
    [
      "I've thought about what happened, and I'm sorry for my part.",
      'I miss talking to you. Can we meet this week?',
      'sorry apologize apology fight argument ex',
    ],
    [
      "Your profile made me laugh. What's the story behind the tent?",
      "I'm better over coffee than over text. Saturday?",
      'tinder hinge bumble match profile app dating',
    ],
    ['I saw this and thought of you. How was your week?', 'No rush to answer. I wanted to say hello.'],
    ["I'm slow with messages, but I meant to ask: did it work out?", 'Are you free for a short walk on Saturday?'],
    [
      'I reread my last text and it sounded colder than I meant.',
      "I'd like to hear the rest of that story. Coffee this week?",
    ],
  ],
  guide: 'reach_out',
}
