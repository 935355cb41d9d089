import type { Topic } from '../topic.ts'

export const general: Topic = {
  thing: 'what is ahead',
  reflections: [
    "{event} {when}, and it's already on your mind.",
    '{event} is taking up more room than it should.',
    "It hasn't happened yet, and it's already using up your day.",
    'The waiting is often the loudest part.',
    "Your head is running through it before it's even happened.",
  ],
  notices: [
    'Dread makes predictions, and most of them turn out wrong.',
    'The hour before is usually worse than the thing.',
    'You only need a plan for the first five minutes; the rest will have other people in it.',
    'Nerves and excitement feel nearly the same in the body.',
    'You can be nervous and still go. Most people there will be doing both.',
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
      say: 'Lay out what you need now, keys and clothes, so there is one thing less to decide later.',
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
