import type { Topic } from '../topic.ts'

export const friends: Topic = {
  thing: 'finding people',
  reflections: [
    'You and {who}, and how to make more of it.',
    "You'd like more company than you have right now.",
    'Wanting people around and dreading the asking often go together.',
    'Finding people takes longer than anyone admits.',
    "It's hard to find your people, and harder to go first.",
  ],
  notices: [
    'Friendship is mostly hours: the same people, the same place, again and again.',
    'The person who asks second is as rare as the one who asks first, so ask twice.',
    'Most people over eighteen think everyone else already has enough friends.',
    'A standing thing on Thursdays beats ten brave single evenings.',
  ],
  steps: [
    {
      say: 'Write down three people you have liked talking to this year, and send the first one a line with a day in it.',
      short: 'send one person a line with a day in it',
    },
    {
      say: 'Find one thing that meets weekly within two miles, and put its next date in your calendar.',
      short: 'put one weekly thing in your calendar',
    },
    {
      say: 'Tell somebody you see often one thing you did last weekend, and ask for theirs.',
      short: 'swap weekends with someone you see often',
    },
    { say: 'Answer the last message you left open, in two lines, tonight.', short: 'answer one message you left open' },
  ],
  smaller: [
    { say: 'Like or answer one thing an old friend posted.', short: 'react to one old friend' },
    { say: 'Learn the name of one person you see every week.', short: 'learn one name of someone you see weekly' },
    {
      say: 'Sit in the same place twice this week, where others sit too.',
      short: 'sit in the same place twice this week',
    },
  ],
  lines: [
    [
      "I'm getting food after this. Want to come along?",
      "I don't know many people here yet. What do you do on weekends?",
    ],
    ['We always talk here for three minutes. Coffee for ten?', 'I was thinking of going on Saturday. Would you come?'],
    ['It has been too long. Are you around next week?', 'I liked talking to you last time. Can we do it again?'],
  ],
  guide: 'reach_out',
}
