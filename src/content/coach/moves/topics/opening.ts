import type { Topic } from '../topic.ts'

export const opening: Topic = {
  thing: 'the first sentence',
  reflections: [
    'You want to say something to {who}.',
    "You'd like to say something {when}, and have it sound like you.",
    "It's the first sentence that's missing.",
    'You want to get from standing near someone to talking with them.',
    'Starting is the hard part.',
  ],
  notices: [
    'People forget first lines within a minute, so a plain one is as good as a clever one.',
    'Something you can both see is the safest thing to talk about.',
    'A question they can answer in five words leaves them free, and people like that.',
    'The first sentence only has to show that you are friendly and there.',
  ],
  steps: [
    {
      say: 'Look around where you are, choose one object, and make one question out of it. Do that three times today, silently.',
      short: 'make three silent questions from things you see',
    },
    {
      say: 'Pick one of the lines, say it under your breath once, and use it on the next person who is waiting for something.',
      short: 'use one line on someone who is waiting',
    },
    {
      say: 'Say good morning to two people today by looking up first, then speaking.',
      short: 'say good morning to two people',
    },
    {
      say: 'Ask one stranger for the time or the way, and stay for the answer.',
      short: 'ask one stranger for the way',
    },
  ],
  smaller: [
    { say: 'Nod and smile at one person. No words today.', short: 'nod at one person' },
    {
      say: 'Say a line out loud at home, to hear what it sounds like in your voice.',
      short: 'say one line out loud at home',
    },
    { say: 'Stand one step closer to the group than you usually do.', short: 'stand one step closer to the group' },
  ],
  lines: [
    [
      'Your second photo raises questions. Where was that?',
      'Two of your three facts I believe. Which one is made up?',
      'tinder hinge bumble app profile online match',
    ],
    [
      'How hard was the first week here for you?',
      'I keep seeing you at this machine. Is it any good?',
      'gym class club work office',
    ],
    ['Have you been waiting long?', 'What is that? It smells better than anything I had today.'],
    ["I don't think we've met. I'm [your name].", 'How did you end up here?'],
    ['Is it always this loud in here?', 'You look like you know how this works. Do you?'],
    ['I like your bag. Where is it from?', 'What have I missed so far?'],
  ],
  guide: 'first_minutes',
}
