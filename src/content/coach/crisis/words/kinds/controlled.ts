import type { KindWords, Lines } from '../../parts.ts'

/** Somebody at home decides over their money, phone or door, and nobody was hit. */
export const controlledWords: KindWords = {
  first: {
    name: 'control.first',
    lines: [
      'You don’t have to call it anything. Being watched, kept short of money or kept from going out wears a person down, even if nobody ever lifts a hand.',
      'I’m not going to tell you what he or she is like, or to leave. I’d only like you to have more room than this.',
      'Thank you for telling me. Somebody else decides a lot for you, and that matters, whatever the reason they give.',
    ],
  },
  urgent: {
    name: 'control.urgent',
    lines: [
      'If you’re locked in now, or afraid of what comes next, call {number} when you can do it without being heard. They can come for that.',
      '{number} is also for somebody who is being kept from leaving. If you can’t speak, call and leave the line open.',
    ],
  },
  steps: {
    name: 'control.steps',
    lines: [
      'One person outside who knows how it is at home makes a difference, even if nothing else changes. Telling them in person leaves nothing on a phone.',
      'Some people keep one thing that is only theirs, for a day when they need it in a hurry: a spare key with a friend, a little cash. It doesn’t mean leaving.',
      'The people on abuse lines talk with somebody about money, phones and keys every day. You don’t have to be hit to call, and they won’t push you to leave.',
      'You could write down what happened and when, on paper that stays at work or with a friend. It helps you trust your own memory.',
      'If it ever gets to where you’re afraid to go home, {number} is for that, too.',
    ],
  },
  questions: {
    name: 'control.ask',
    questions: [
      { text: 'What happens when you say no to them?' },
      { text: 'Are you ever afraid of them?', yes: 'danger' },
      { text: 'Could you leave the house now, if you wanted to?', no: 'danger' },
      { text: 'Is there one person you could tell about this?', no: 'alone', unless: ['told', 'reached'] },
      { text: 'Has there been more of it lately?' },
      { text: 'What would you like back first: the money, the keys, or the evening with other people?' },
    ],
  },
  ease: {
    name: 'control.ease',
    lines: [
      'Nothing has to be decided today.',
      'Okay. You know your own situation best, and you can take it at your own speed.',
      'Good. It helps that somebody knows.',
    ],
  },
  close: {
    name: 'control.close',
    lines: [
      'Then we can leave it there. If it gets tighter, or you get scared, say so here at any time. What did you come for today?',
      'All right. You decide what happens with this, and when. Until then we can talk about anything.',
    ],
  },
  options: ['Is that normal?', 'Can they see this?', 'I could tell somebody', "I'm afraid of them"],
}

/** Where the phone is read, a number to text from it would be a trap. */
export const anotherPhone: Lines = {
  name: 'control.another_phone',
  lines: [
    'To talk to somebody about it, use a phone nobody checks: a friend’s, or one at work.',
    'Anything you look up is safer on a phone nobody checks: a friend’s phone, or one at work.',
  ],
}
