import type { Topic } from '../topic.ts'

export const ending: Topic = {
  thing: 'getting away',
  reflections: [
    "You'd like to get away from a talk with {who}.",
    'Leaving a conversation without feeling rude is hard.',
    'The last sentence of a conversation can be harder than the first.',
    'You want to go, and to leave on good terms.',
    'Some conversations need a door, and nobody gives you one.',
  ],
  notices: [
    'Ends that feel abrupt to you sound normal to the other person, who may be waiting for one too.',
    'Thank, reason, next: three short pieces, and your feet already turning.',
    'A reason does not have to be good. It has to be short.',
    'Feet first works: half a step back says it before you do.',
  ],
  steps: [
    {
      say: 'Choose one exit line and say it three times with your coat in your hand.',
      short: 'practice one exit line three times',
    },
    {
      say: 'Use an exit line today on purpose in a talk that is going fine. That is where it is cheapest to learn.',
      short: 'end one good conversation on purpose',
    },
    {
      say: 'Say at the beginning how long you have. It ends the talk for you.',
      short: 'say at the start how long you have',
    },
  ],
  smaller: [
    { say: 'End one text chat tonight with a clear good night.', short: 'end one text chat with a good night' },
    { say: 'Thank a shop assistant and turn around first.', short: 'turn around first at one counter' },
    { say: 'Take half a step back while you are still listening.', short: 'take half a step back once' },
  ],
  lines: [
    ["I'm going to get some water. It was good talking to you.", "I don't want to keep you. See you around."],
    [
      "I have to make a call before six, so I'll let you go.",
      "I'll stop here, or I'll be late. Tell me the rest next time.",
    ],
    [
      'I promised myself an early night. Thanks for the company.',
      "I'm going to say hello to the others before I leave.",
    ],
    ['Let me go and find my friend.', 'I need a minute of quiet. Enjoy the rest of it.'],
  ],
  guide: 'stand_firm',
}
