import type { KindWords } from '../../parts.ts'

/** Never argues about what they hear or believe. The aim is that somebody is with them, and a doctor sees them. */
export const psychosisWords: KindWords = {
  first: {
    name: 'voices.first',
    lines: [
      'That sounds frightening, and very tiring. I can’t hear or see what you do, and I’m not going to argue about it. What matters is that you’re not alone with it today.',
      'Thank you for telling me. Things have become loud and strange, and that’s a lot to get through. The first thing is a person next to you, one you trust.',
      'I read all of that. When it gets like this, it’s hard to sleep or think, and that can be helped. You don’t have to do what any of it says.',
    ],
  },
  urgent: {
    name: 'voices.urgent',
    lines: [
      'Please call {number} now, or go to somebody who can call for you. You don’t have to do what it tells you, not even if it’s loud.',
      'Call {number} and tell them what you told me. Put down what you’re holding, step away from it, and go where there’s another person.',
      '{number}, now. Say: "I’m hearing things that tell me to do something and I’m scared." They will help, you’re not in trouble.',
    ],
  },
  steps: {
    name: 'voices.steps',
    lines: [
      {
        text: 'Go and sit with somebody you trust. You don’t have to explain it, "I’m scared, stay with me" is enough.',
        unless: ['with_someone', 'in_care'],
      },
      'You can hear an order and not follow it. Put off anything it wants until a person you trust has been with you.',
      { text: 'A doctor should see you today. An emergency room counts, at any hour.', unless: ['in_care'] },
      'Turn off the screens and the news, sit in a lit room, and hold something plain, like a cup or a blanket.',
      'Nights without sleep make all of it louder. Rest, even without sleep, is worth more than solving it.',
      'If you take medicine for this and stopped, or take anything else, tell the doctor that first. They need it to help you.',
      'No driving and no big decisions today: no giving things away, no setting out on anything, no messages to many people.',
    ],
  },
  questions: {
    name: 'voices.ask',
    questions: [
      { text: 'Is it telling you to hurt yourself or somebody else?', yes: 'danger' },
      { text: 'Who do you trust that could come to you now?' },
      { text: 'Is somebody with you?', yes: 'with_someone', no: 'alone' },
      { text: 'When did you last sleep?' },
      { text: 'Do you have a doctor or a nurse who knows you?' },
      { text: 'Are you somewhere indoors and safe?', yes: 'safe', no: 'danger' },
    ],
  },
  ease: {
    name: 'voices.ease',
    lines: [
      'Good. Stay close to them, and let them do the calling.',
      'That’s the right place to be. You can show them what you wrote here.',
      'Okay. Let them stay near you tonight, and leave the rest for the doctor.',
    ],
  },
  close: {
    name: 'voices.close',
    lines: [
      'Then rest as much as you can. See the doctor as soon as possible, today or tomorrow, with that person next to you. If it gets loud again or tells you to do something, go to them first. We can talk about small, ordinary things if that helps.',
      'All right. You got somebody beside you, and that’s what helps most. Keep the days quiet until a doctor has seen you.',
    ],
  },
  options: ['It tells me to hurt someone', "I'm alone with it", 'Someone is with me', "I can't call anyone"],
}
