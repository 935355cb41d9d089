import type { KindWords } from '../../parts.ts'

export const eatingWords: KindWords = {
  first: {
    name: 'eating.first',
    lines: [
      'Thank you for telling me. What you describe is hard on your heart and on your mind, and there’s real help for it. You don’t have to be thinner, or sicker, to deserve that.',
      'That’s more than nerves about food, and it has nothing to do with willpower. It deserves a doctor who knows about it, and soon.',
      'Something like that takes so much work every day. You said it here, and that can be the start of not doing it alone.',
    ],
  },
  urgent: {
    name: 'eating.urgent',
    lines: [
      'Call {number} now if you have fainted, your chest hurts, your heart is racing or skipping, or there’s blood. That’s an emergency, whatever you weigh.',
      'This is one for {number}, now, not for next week. A heart that isn’t getting enough food can get into trouble without warning.',
      '{number} if you’re faint, confused or in pain right now. Sit or lie down, and have somebody with you.',
    ],
  },
  steps: {
    name: 'eating.steps',
    lines: [
      'Fainting, chest pain, a racing or skipping heart, or blood: any of those is an emergency room today.',
      {
        text: 'See a doctor this week, sooner if you’re weak or dizzy. You can show them what you wrote here.',
        unless: ['in_care'],
      },
      {
        text: 'Tell one person the truth before the next meal, even by text: "Eating has become a problem and I need help."',
        unless: ['told', 'with_someone', 'in_care'],
      },
      'Eat with somebody if you can. You don’t have to talk about it.',
      'If there’s a voice that counts and forbids, that voice isn’t you. You don’t have to win against it today, only not be alone with it.',
      'Don’t drive, and skip the workout, while you’re running on this little.',
      'If tonight went badly, don’t make up for it tomorrow. The next meal is at its usual time.',
    ],
  },
  questions: {
    name: 'eating.ask',
    questions: [
      { text: 'Do you feel faint, or does your heart feel odd right now?', yes: 'danger', no: 'safe' },
      { text: 'Does a doctor, or anyone close to you, know?', yes: 'told', no: 'alone' },
      { text: 'When did you last eat something that stayed down?' },
      { text: 'Are you also having thoughts of hurting yourself?', yes: 'danger' },
      { text: 'Who could sit with you at the next meal?' },
      { text: 'Has it gotten worse in the last few weeks?', yes: 'danger' },
    ],
  },
  ease: {
    name: 'eating.ease',
    lines: [
      'Good. That was not a small thing for you.',
      'That counts, and for more than it feels like.',
      'Okay. One thing at a time is enough.',
    ],
  },
  close: {
    name: 'eating.close',
    lines: [
      'Then the next step is a doctor or nurse this week, with that person along if you like. If you faint or your heart feels wrong before that, don’t wait. We can talk about other things now, and none of them have to be about food.',
      'All right. Keep the people close who know about it. If it gets worse again, say so early, here or to them. Now, anything else you want to talk about is fine.',
    ],
  },
  options: ['I feel faint right now', "I don't feel faint", 'Nobody knows', "I've told someone"],
}
