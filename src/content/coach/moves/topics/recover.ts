import type { Topic } from '../topic.ts'

export const recover: Topic = {
  thing: 'being turned down',
  reflections: [
    'It stings more, coming from {who}.',
    'What happened {when} stung.',
    "Being turned down hurts, even when it's said kindly.",
    "That wasn't the answer you were hoping for.",
    "You put yourself out there, and it didn't go the way you wanted.",
  ],
  notices: [
    'A no to one evening, or one job, was given by someone who knows a small part of you.',
    'It hurts because you cared, and caring is no mistake.',
    'The mind looks for a single reason and picks the cruelest. Usually there were several, and dull.',
    'You asked, so at least you know. Wondering for months hurts too.',
  ],
  steps: [
    {
      say: 'Write down what happened, as a camera would have seen it, on the left. On the right, what your head added. Then read only the left side again.',
      short: 'write what happened and what your head added',
    },
    {
      say: 'Give it a size: twenty minutes to be sad on purpose, with a timer, then a shower or a walk.',
      short: 'give it twenty minutes, then a walk',
    },
    {
      say: 'Tell one person the plain version in two sentences. It gets a bit smaller when you say it out loud.',
      short: 'tell one person about it in two sentences',
    },
    {
      say: 'Mute the thread for three days, so that you are not asked again every hour.',
      short: 'mute the thread for three days',
    },
  ],
  smaller: [
    {
      say: 'Put the phone in another room until you have eaten.',
      short: 'eat something with the phone in another room',
    },
    { say: 'Name one person who was glad to see you this month.', short: 'name one person who was glad to see you' },
    { say: 'Answer with one decent line and nothing more, then close it.', short: 'answer with one decent line' },
  ],
  lines: [
    ['Thanks for telling me straight. I wish you well.', "I'm a bit sad about it, and I'll be fine. See you Monday."],
    [
      "Thank you for letting me know. I'd be glad to hear of other openings.",
      'Could you tell me one thing I could do better next time?',
      'job interview application applied position school program audition',
    ],
    ["Hi. I'm okay, and I'd like to keep things normal.", 'Good to see you. How was your weekend?'],
    ['I got turned down today. Can I complain for five minutes?', "I don't need advice, only company. Are you around?"],
  ],
  guide: 'sort',
}
