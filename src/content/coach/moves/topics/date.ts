import type { Topic } from '../topic.ts'

export const date: Topic = {
  thing: 'the date',
  reflections: [
    '{event} {when}.',
    'Meeting {who}, with nobody else there to carry the conversation.',
    'A date can feel like an audition.',
    'Nerves about a date usually mean it matters to you.',
    'An hour across from someone you might like is a lot.',
  ],
  notices: [
    'They said yes to meeting you already, so you can come as you are.',
    'Quiet stretches happen on good dates; people chew.',
    'The job of a first date is small: find out if there should be a second hour.',
    'Being a bit nervous reads as interest more often than as awkwardness.',
    'It ends. You can say beforehand how long you have.',
  ],
  steps: [
    {
      say: 'Set an end: text that you have until nine. You walk in lighter when you know when it ends.',
      short: 'say beforehand how long you have',
    },
    {
      say: 'Pick three things you truly want to know about this person and write them on your hand or phone. Three is enough.',
      short: 'write down three things you want to know',
    },
    {
      say: 'Choose your first sentence and say it to the mirror once. Once is enough.',
      short: 'choose your first sentence and say it once',
    },
    {
      say: 'Get there five minutes early and look at the menu, so the place feels familiar when they come.',
      short: 'get there five minutes early',
    },
  ],
  smaller: [
    {
      say: 'Offer a shorter version: a walk, or one coffee, forty minutes.',
      short: 'suggest one coffee instead of the whole evening',
    },
    { say: 'Go as far as the door of the place and decide there.', short: 'go as far as the door and decide there' },
    {
      say: 'Text one true thing: that you are looking forward to it and a bit nervous.',
      short: 'text that you are a bit nervous',
    },
  ],
  lines: [
    ["I'm a little nervous, so I may ask you odd questions first.", 'What was the best part of your day before this?'],
    ['I liked your photo with the dog. Is he yours?', 'What do you do on a Sunday when nobody needs you?'],
    [
      'I had a good time. Would you like to do this again next week?',
      "I'm going to head home. It was good to meet you.",
    ],
    ['You choose the table. I always pick the drafty one.', "What's something you could talk about for an hour?"],
  ],
  guide: 'first_minutes',
}
