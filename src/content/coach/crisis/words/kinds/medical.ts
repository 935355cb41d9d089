import type { KindWords } from '../../parts.ts'

export const medicalWords: KindWords = {
  first: {
    name: 'medical.first',
    lines: [
      'Please call {number}, or have somebody call. Panic can feel like this, and so can things that must not wait, and nobody can tell them apart in a chat.',
      'This is for {number} and not for me. If it turns out to be nerves, it was still right to call.',
      'Your body is telling you something, and it has to be looked at now. Call {number}, and keep the phone on speaker.',
    ],
  },
  urgent: {
    name: 'medical.urgent',
    lines: [
      'Call {number} now. Panic can feel like this, and so can things that must not wait, and nobody can tell them apart in a chat.',
      'Please call {number} before you read on, or hand the phone to somebody who can. If it turns out to be nerves, it was still right to call.',
      '{number}, this minute. Say where you are and what is happening in your body, and leave the line open.',
    ],
  },
  steps: {
    name: 'medical.steps',
    lines: [
      { text: 'Leave the door open, then sit or lie down where you are.', unless: ['in_care'] },
      {
        text: 'Get somebody next to you: call out, knock, or send two words: "Come now."',
        unless: ['with_someone', 'in_care'],
      },
      { text: 'Don’t drive yourself.', unless: ['in_care', 'help_coming'] },
      {
        text: 'Be ready to say what happened, when it started, and which medicines you take.',
        unless: ['in_care'],
      },
      { text: 'If it stops before they come, let them check you anyway.', unless: ['in_care'] },
      { text: 'Do what the person on the phone says, even where it differs from what I wrote.', unless: ['in_care'] },
      { text: 'Put a light on and send somebody to the street to wave them in.', unless: ['in_care'] },
    ],
  },
  questions: {
    name: 'medical.ask',
    questions: [
      { text: 'Have you called?', yes: 'called', unless: ['help_coming', 'in_care'] },
      { text: 'Is somebody with you?', yes: 'with_someone', no: 'alone' },
      { text: 'Is it getting worse?', yes: 'danger' },
      { text: 'Are they on their way?', yes: 'help_coming', unless: ['in_care'] },
      { text: 'Is the door open for them?', unless: ['in_care'] },
      { text: 'Who is nearest to you, one door or one desk away?', unless: ['with_someone', 'in_care'] },
      { text: 'What did they tell you to do?' },
    ],
  },
  ease: {
    name: 'medical.ease',
    lines: [
      'Good. From here on they know better than any chat does.',
      'That was the right call. Do what they tell you.',
      'Then you’re being looked after. Breathe as it comes, and let them do the rest.',
    ],
  },
  close: {
    name: 'medical.close',
    lines: [
      'Stay with them until they’re sure. If they say it was panic, that’s worth knowing, and we can look at it together another time. Rest now.',
      'It’s good that somebody checked. Write to me when you’re home and it’s quiet, about this or about anything else.',
    ],
  },
  options: ["I've called", "I can't call", 'Someone is with me', "It's getting worse"],
}
