import type { KindWords } from '../../parts.ts'

export const selfHarmWords: KindWords = {
  first: {
    name: 'selfharm.first',
    lines: [
      'Thank you for telling me. Hurting yourself is often a way to get through a feeling that has nowhere else to go. It doesn’t make you strange or bad, and you deserve help with it instead of having to hide it.',
      'That’s a lot to handle on your own. You told me about it, and that counts. Let’s take care of you first, and look at the reasons later.',
      'I read that. It may bring relief for a moment, and you deserve something that helps for longer. There are people who know this from the inside and won’t be shocked.',
    ],
  },
  urgent: {
    name: 'selfharm.urgent',
    lines: [
      'Call {number} now if it’s deep or keeps bleeding. Press hard on it with a clean cloth, raise it if you can, and don’t lift the cloth to look.',
      'This needs {number}, now. Press on it with a towel or a shirt, sit or lie down, and leave the door open for them.',
      '{number} first, please. Firm pressure with any clean cloth, and somebody beside you while you wait.',
    ],
  },
  steps: {
    name: 'selfharm.steps',
    lines: [
      'If you’re hurt, rinse it with clean water, cover it and press. If it’s deep, gapes, or still bleeds after ten minutes, a doctor needs to see it today.',
      {
        text: 'Hand what you use to somebody, or put it where it takes ten minutes to get to. Urges pass, even when it feels as if they won’t.',
        unless: ['put_away', 'in_care'],
      },
      'Hold something cool for a minute, a can or a wet cloth, and notice what your hand feels. Then see where the urge is.',
      {
        text: 'Spend the next fifteen minutes where somebody can see you. You don’t have to tell them why.',
        unless: ['with_someone', 'in_care'],
      },
      'Write what you wanted to do, in one line, on paper or here. Urges lose some of their push once they’re outside your head.',
      'Use your legs for five minutes: stairs, a hallway, around the block. It gives your body something to do with the feeling.',
      {
        text: 'One person who knows is worth more than ten tricks. A friend, a parent, a school nurse, a doctor: choose the one you would mind telling least.',
        unless: ['told', 'with_someone', 'in_care'],
      },
      'If you slipped today, you slipped. It doesn’t undo the days before.',
    ],
  },
  questions: {
    name: 'selfharm.ask',
    questions: [
      { text: 'Are you hurt right now, in a way that needs care?', yes: 'danger', about: 'hurt' },
      { text: 'When this happens, are you also thinking about dying?', yes: 'danger', no: 'safe', about: 'dying' },
      { text: 'Is the thing you use still within reach?', yes: 'danger', no: 'put_away' },
      { text: 'Is anybody near you at the moment?', yes: 'with_someone', no: 'alone', about: 'alone' },
      { text: 'Does anyone know that you do this?', yes: 'told', no: 'alone', about: 'unknown' },
      { text: 'Can you get through the next hour without hurting yourself?', yes: 'safe', no: 'danger' },
      { text: 'What happened before the urge came?' },
    ],
  },
  ease: {
    name: 'selfharm.ease',
    lines: [
      'Good. That makes the next hour a little safer.',
      'That helps. Keep the rest of today small.',
      'Okay. One step at a time is enough.',
    ],
  },
  close: {
    name: 'selfharm.close',
    lines: [
      {
        text: 'When {helper} {is} there, tell {her} in as few words as you like. If the urge comes back, put ten minutes and a person between you and it. You can write here any time after, about how it went or about nothing.',
        needs: 'helper',
        when: ['help_coming'],
      },
      'Then let’s leave it there for now. If the urge comes back, write to me or to the line before you do anything else. A doctor or a counselor can help with the part underneath. We can talk about something else now, if you like.',
      'All right. If you’re hurt, take care of that, rest, and tell one person when you can. The urge may come back. If it does, put ten minutes and a person between you and it. What we talk about next is up to you.',
    ],
  },
  options: ["I'm hurt and it needs care", 'The urge is strong right now', "I'm safe for now", "I can't call anyone"],
}
