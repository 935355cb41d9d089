import type { KindWords, Lines } from '../../parts.ts'

/** Always urgent. {poison} is the poison line, if there is one. */
const opening: Lines = {
  name: 'overdose.first',
  lines: [
    'Call {number} now, even if you feel fine. {poison} What was taken can do harm for hours before you notice anything, and treatment works best early.',
    'Please call {number} before you read on. {poison} Tell them what it was, how much, and when. Whatever the reason was, your body comes first.',
    '{number}, now, please. {poison} You told me, and that was the right thing to do. Now make this one call.',
  ],
}

/** Never tells anybody to swallow anything; a test checks that. */
export const overdoseWords: KindWords = {
  first: opening,
  urgent: opening,
  steps: {
    name: 'overdose.steps',
    lines: [
      'Don’t take anything else, no food, no drink, and don’t make yourself throw up unless they tell you to.',
      {
        text: 'Leave the door open, stay where somebody can find you, and sit up or lie on your side.',
        unless: ['in_care'],
      },
      { text: 'Keep the packet or bottle with you, so that they can read it.', unless: ['in_care'] },
      {
        text: 'Get somebody into the room with you: a neighbor, a roommate, whoever is nearest. Two words are enough: "Come now."',
        unless: ['with_someone', 'in_care'],
      },
      {
        text: 'Stay awake and stay on the line with them. If talking is too much, put it on speaker and lay the phone down.',
        unless: ['in_care'],
      },
      'If you meant to die, or didn’t, or aren’t sure: tell them that too. They help either way.',
      {
        text: 'Don’t drive. If you have to go by car, somebody else drives.',
        unless: ['in_care', 'help_coming'],
      },
      {
        text: 'Feeling all right doesn’t mean that you are. With many medicines, nothing shows in the first hours.',
        unless: ['in_care'],
      },
      { text: 'Put a light on at the window or the door, so that they find you faster.', unless: ['in_care'] },
    ],
  },
  questions: {
    name: 'overdose.ask',
    questions: [
      { text: 'Have you called?', yes: 'called', unless: ['help_coming', 'in_care'] },
      { text: 'Is somebody in the room with you?', yes: 'with_someone', no: 'alone' },
      { text: 'Are you getting sleepy, sick or confused?', yes: 'danger' },
      { text: 'What was it, and how long ago?', unless: ['in_care'] },
      { text: 'Are they on their way to you?', yes: 'help_coming', unless: ['in_care'] },
      { text: 'Who is nearest to you, one door or one floor away?', unless: ['with_someone', 'in_care'] },
      { text: 'Is the front door open for them?', unless: ['in_care'] },
      { text: 'What did they tell you to do?' },
    ],
  },
  ease: {
    name: 'overdose.ease',
    lines: [
      'Good. That was the most important thing to do, and you did it.',
      'Stay with them, and do what they tell you, not what I say.',
      'That’s right. From here on they know better than any chat does.',
    ],
  },
  close: {
    name: 'overdose.close',
    lines: [
      'Stay with them until they say you can go, and tell them everything, including how you felt before it. When this is over, it will help to talk about what made tonight so bad. It doesn’t have to be now, and you don’t have to do it alone.',
      'Let them look after you, and ask to speak to somebody about the hours before. When you’re back and rested, I’m here for the ordinary things too.',
    ],
  },
  options: ["I've called", "I can't call", 'Someone is with me', 'I feel fine'],
}
