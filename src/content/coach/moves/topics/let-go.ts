import type { Topic } from '../topic.ts'

export const letGo: Topic = {
  thing: 'what happened',
  reflections: [
    '{event} is over, and your head is holding a second showing.',
    'What {who} may have thought is the part on repeat.',
    'It happened {when}, and it is still on in your head.',
    'One moment, played over, tends to get worse with each showing.',
    'Going back over what was said is hard work, and it pays badly.',
  ],
  notices: [
    'Replaying feels like solving. Ask what it has solved in the last half hour.',
    'You were there from the inside; nobody else has that footage.',
    'The others went home with their own embarrassing minute.',
    'A memory gets sharper each time you run it, and it does not get truer.',
    'What a camera would have caught is usually about a tenth of it.',
  ],
  steps: [
    {
      say: 'Take paper and ten minutes. Left: what a camera saw. Right: what you guessed about their thoughts. When the timer rings, you close it for today.',
      short: 'write facts and guesses for ten minutes, then stop',
    },
    {
      say: 'Give it a slot: tomorrow at six, ten minutes. When it comes up before that, say out loud that it has an appointment.',
      short: 'move it to a ten-minute slot tomorrow',
    },
    {
      say: 'Write the one thing you would do differently, in one line, and date it. The rest has no next step in it.',
      short: 'write one thing you would do differently',
    },
    {
      say: 'Set seven minutes and do something with your hands that needs counting: dishes, laundry, shuffling cards.',
      short: 'do seven minutes of something with your hands',
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
