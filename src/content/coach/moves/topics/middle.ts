import type { Topic } from '../topic.ts'

export const middle: Topic = {
  thing: 'keeping it going',
  reflections: [
    'Talking with {who}, past the point where hello runs out.',
    'You get past hello, and then it dries up.',
    "A silence tends to feel like it's yours to fix.",
    'Small talk runs out, and then what.',
    "It's hard to keep talking when your mind goes blank.",
  ],
  notices: [
    'A conversation is half theirs, so a silence is half theirs too.',
    'The next question is usually hiding in a word they have already used.',
    'Going back to something from two minutes ago counts as listening.',
    'People enjoy being asked how, and when; why can feel like an exam.',
  ],
  steps: [
    {
      say: 'Next time, take the oddest word they said and hand it back as a question. Try it on a podcast now: pause it and ask.',
      short: 'practice handing back the oddest word',
    },
    {
      say: 'Write down three questions that start with how, and keep them for the first quiet spell.',
      short: 'prepare three how-questions',
    },
    {
      say: 'Count to four in a silence before you fill it. Let them have first try.',
      short: 'count to four in one silence',
    },
    {
      say: 'Say one small true thing about your own day after each question, so that it does not turn into an interview.',
      short: 'add one true thing about your day',
    },
  ],
  smaller: [
    { say: 'Ask one follow-up today, and then you may stop.', short: 'ask one follow-up question' },
    {
      say: 'Listen to two strangers on the bus and find the word you would pick up.',
      short: 'listen for the word you would pick up',
    },
    { say: 'Repeat their last two words with a question mark, once.', short: 'repeat their last two words once' },
  ],
  lines: [
    ['Wait, how did that start?', 'And what did you do then?'],
    ["I've never met anyone who does that. What's a normal Tuesday like?", 'You said it was strange. Strange how?'],
    ['That reminds me, you mentioned a trip. When do you go?', "I'm curious what you'd do differently now."],
    ["What's the part of it nobody sees?", 'I had the opposite. Mine went quiet for a week.'],
  ],
  guide: 'first_minutes',
}
