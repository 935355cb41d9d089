import type { Topic } from '../topic.ts'

export const meeting: Topic = {
  thing: 'the meeting',
  reflections: [
    '{event} {when}, and your turn somewhere in it.',
    '{event}, and you have something to say in it.',
    'Speaking up in a meeting is hard when the gaps close so fast.',
    'You have a point, and the moment for it keeps passing.',
    'A meeting, and your turn in it.',
  ],
  notices: [
    'If you say something in the first five minutes, the rest gets lighter.',
    'Nobody minds a short point, and short is hard to get wrong.',
    'Repeating what a colleague said, with their name, counts as taking part and helps them too.',
    'Your voice can shake for one sentence and the point still lands.',
  ],
  steps: [
    {
      say: 'Write one sentence you could say in the first five minutes, even if it is only a question about the agenda.',
      short: 'write one sentence for the first five minutes',
    },
    {
      say: 'Message whoever runs it: you have one point and would like two minutes. Then the gap is made for you.',
      short: 'ask for two minutes on the agenda',
    },
    {
      say: 'Say your point to a wall until it fits in one breath.',
      short: 'shorten your point to one breath',
    },
    {
      say: 'Choose your seat: beside the person who leads, where a quiet voice does not have to travel.',
      short: 'sit beside the person who leads',
    },
  ],
  smaller: [
    {
      say: 'Put one line in the chat or in the notes. It is read by the same people.',
      short: 'put one line in the chat',
    },
    {
      say: 'Arrive two minutes early and say good morning to the first person in.',
      short: 'say good morning to the first person in',
    },
    { say: 'Agree out loud with one thing: three words are plenty.', short: 'agree out loud with one thing' },
  ],
  lines: [
    ['Can I add a short one before we move on?', "I'd like to come back to what was said about the timing."],
    ['I see it a bit differently. Can I say why in one minute?', "I don't have the number here. I'll send it by four."],
    ['I was about to say something similar, from the other end.', "Could I finish that thought? I'm nearly done."],
  ],
  guide: 'rehearse',
}
