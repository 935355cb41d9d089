import type { Topic } from '../topic.ts'

export const classroom: Topic = {
  thing: 'speaking in class',
  reflections: [
    '{event} {when}, and the moment your name gets called.',
    '{event}, with everyone able to hear.',
    'Speaking up in class, with everyone listening.',
    'Having something to say in class and not getting it out is frustrating.',
    "Raising a hand sounds small until it's your hand.",
  ],
  notices: [
    'A question is the cheapest way to speak: nobody can mark it wrong.',
    'Going early helps, because the fear grows with every minute you wait your turn.',
    'Most of the class is thinking about what they would say.',
    'The second time in the same room costs about half of the first.',
    'Teachers remember that you spoke far longer than how you put it.',
  ],
  steps: [
    {
      say: 'Write one question about the next reading, in the exact words you would use, and put it on top of your notes.',
      short: 'write one question on top of your notes',
    },
    {
      say: 'Decide on a number: you speak within the first ten minutes, once, one sentence long.',
      short: 'speak once in the first ten minutes',
    },
    {
      say: 'Send the teacher two lines now and say you have a question for the next class. Then they will make room for it.',
      short: 'tell the teacher you have a question for the next class',
    },
    {
      say: "Read your question aloud twice at home, once fast and once slow. Keep the slow one's speed.",
      short: 'read your question aloud twice',
    },
  ],
  smaller: [
    {
      say: 'Ask the person beside you which page it is. That counts as your voice being in the room.',
      short: 'ask your neighbor one small thing',
    },
    {
      say: 'Stay one minute after class and put your question to the teacher alone.',
      short: 'ask the teacher one thing after class',
    },
    { say: 'Nod at one point somebody else makes, and let them see it.', short: 'nod at one point someone makes' },
  ],
  lines: [
    ['Could you go back one step? I lost it at the second part.', 'Is this the same idea as last week, or a new one?'],
    ["I'm not sure, but I read it the other way around.", 'Can I add one thing to that?'],
    ["I don't know yet. Could you come back to me?", 'I agree with the first half. The second half lost me.'],
    ['What would be an example of that?', 'So if I have it right, the short version is this.'],
  ],
  guide: 'rehearse',
}
