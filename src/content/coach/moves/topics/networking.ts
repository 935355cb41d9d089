import type { Topic } from '../topic.ts'

export const networking: Topic = {
  thing: 'the event',
  reflections: [
    '{event} {when}, with name tags and strangers.',
    "{event}, and a lot of people you don't know.",
    'A room full of strangers with name tags.',
    'Rooms like that come with badges and no script.',
    "Talking to strangers is the whole point there, which doesn't help.",
  ],
  notices: [
    'One real talk with one person makes it a good evening.',
    'People who stand alone there are mostly hoping that somebody walks over.',
    'Asking what brought someone here has never offended anyone.',
    'Groups of three open more readily than pairs.',
  ],
  steps: [
    {
      say: 'Set the goal at one: one name, one question asked, then you may go home.',
      short: 'talk to one person and then decide',
    },
    {
      say: 'Write one sentence about what you do that a ten-year-old would follow, and say it twice aloud.',
      short: 'write your one sentence about what you do',
    },
    {
      say: 'Look at the list of speakers or guests and pick the one you would like to hear more from.',
      short: 'pick one person from the guest list',
    },
    {
      say: 'Come ten minutes early and help with the chairs or the badges. Staff talk to helpers.',
      short: 'come ten minutes early and offer a hand',
    },
  ],
  smaller: [
    { say: 'Go in, get a glass of water, stay until it is empty.', short: 'stay for one glass of water' },
    {
      say: 'Write to one person from the list online and say you may see them there.',
      short: 'write to one person from the list',
    },
    { say: 'Read the program and mark the one part you want.', short: 'mark one part of the program' },
  ],
  lines: [
    [
      'Hi, I came alone. What brought you here?',
      "I don't know anyone from your field. What do people get wrong about it?",
    ],
    [
      "May I join you? I'm hiding from the keynote.",
      'I want to talk to one more person before I go. It was good to meet you.',
    ],
    ['What are you working on that you like?', 'Could I write to you next week about that?'],
  ],
  guide: 'first_minutes',
}
