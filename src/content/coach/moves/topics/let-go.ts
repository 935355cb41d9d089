import type { Topic } from '../topic.ts'

export const letGo: Topic = {
  thing: 'what happened',
  reflections: [
    '{event} is over, and your head keeps going back to it.',
    'What {who} may have thought is the part on repeat.',
    "It happened {when}, and it's still playing in your head.",
    'Your head keeps going back to it.',
    "It's hard to put down when your mind keeps picking it up.",
  ],
  notices: [
    'Replaying feels like solving, but it rarely solves anything.',
    'You saw it from the inside. Nobody else did.',
    'The others most likely went home thinking about their own awkward minute.',
    'A memory gets sharper each time you run it, and it does not get truer.',
    'What a camera would have caught is usually about a tenth of it.',
  ],
  steps: [
    {
      say: 'Take paper and ten minutes. Left: what a camera saw. Right: what you guessed about their thoughts. When the timer rings, you close it for today.',
      short: 'write facts and guesses for ten minutes, then stop',
    },
    {
      say: 'Set five minutes and say it aloud in two halves: the facts, then the part that begins with "I guess". After the five you are done until tomorrow at six.',
      short: 'sort facts from guesses aloud for five minutes',
    },
    {
      say: 'Write one line of fact, one line of guess, and one thing you would do differently. Eight minutes in all, then the page gets a date and goes in a drawer.',
      short: 'write one fact, one guess and one change',
    },
    {
      say: 'Tell the story once as a dull police report, facts only, in under a minute. Every guess you had to leave out goes on a list that you read tomorrow, for ten minutes at most.',
      short: 'tell it once as a dull report, facts only',
    },
  ],
  smaller: [
    {
      say: 'Write three words about it on paper and put the paper in a drawer.',
      short: 'write three words and put them in a drawer',
    },
    { say: 'Get up and drink a glass of water in a different room.', short: 'drink a glass of water in another room' },
    {
      say: 'Name one thing somebody else did awkwardly this week that you had already dropped.',
      short: "name one awkward thing of someone else's",
    },
  ],
  lines: [
    [
      'I was a bit off yesterday. How did it go for you?',
      "I keep thinking I cut you off. If I did, I'm sorry. Go on with the story.",
    ],
    ['I said that badly. What I meant was the deadline.', 'Good to see you again. Where were we?'],
  ],
  guide: 'sort',
}
