import type { Topic } from '../topic.ts'

export const general: Topic = {
  thing: 'what is ahead',
  reflections: [
    '{event} {when}, and your head got there before you.',
    '{event} takes up more room than its hours.',
    'It is still ahead of you, and it is already using up the day.',
    'Something with people is coming up, and the waiting is the loud part.',
    'The waiting is giving you every version but the ordinary one.',
  ],
  notices: [
    'Dread makes a forecast, and it has a poor record.',
    'The hour before is usually worse than the thing.',
    'You only need a plan for the first five minutes; the rest will have other people in it.',
    'Fear and readiness feel nearly the same from the neck down.',
    'You can be nervous and go. The two have gone together before.',
  ],
  steps: [
    {
      say: 'Write down what you expect to happen, as something a camera could film, and how sure you are from 0 to 100. Look at it afterward.',
      short: 'write your prediction with a number',
    },
    {
      say: 'Plan five minutes: how you come in, what you hold, the first thing you say.',
      short: 'plan your first five minutes',
    },
    {
      say: 'Choose one thing that is up to you, such as asking a question, and let that be the whole goal.',
      short: 'choose one goal that is up to you',
    },
    {
      say: 'Lay out what you need now, keys and clothes, so that later only your feet have to decide.',
      short: 'lay out what you need',
    },
    {
      say: 'Find out one fact about it: who comes, where the door is, when it ends.',
      short: 'find out one fact about it',
    },
  ],
  smaller: [
    { say: 'Do the first ten minutes and decide there about the eleventh.', short: 'do the first ten minutes' },
    {
      say: 'Tell one person that you plan to go. Half a sentence is fine.',
      short: 'tell one person that you plan to go',
    },
    { say: 'Go as far as the entrance and stand there for one song.', short: 'go as far as the entrance' },
  ],
  lines: [
    ["Hi, I'm glad I made it. What did I miss?", "I'm slow to warm up. Give me ten minutes."],
    ['I came on my own. Mind if I stand with you?', 'I can stay for a bit, and then I have to go.'],
    ["I've been nervous about this all day. How about you?", 'What should I know about this place?'],
  ],
  guide: 'rehearse',
}
