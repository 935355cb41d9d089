import type { KindWords } from '../../parts.ts'

export const assaultWords: KindWords = {
  first: {
    name: 'assault.first',
    lines: [
      'I believe you. What was done to you is on the person who did it. Nothing you said, wore, drank or didn’t do makes it yours.',
      'Thank you for telling me. You’re not to blame. Some people freeze, some go along so that it stops, some can’t make a sound. Bodies do that to get through it.',
      'What was done to you was wrong, even if it was somebody you know, and even if you’re not sure what to call it. From here on, you decide what happens, one thing at a time.',
    ],
  },
  urgent: {
    name: 'assault.urgent',
    lines: [
      'If that person is near you, or you’re bleeding or in bad pain, call {number} now. You did nothing to cause this.',
      'Call {number} if you’re not safe from them this minute. Get to a door, a street, other people. What was done to you is on them.',
      '{number} first, if they can still get to you. Then somebody you trust. Everything else can happen in your own time.',
    ],
  },
  steps: {
    name: 'assault.steps',
    lines: [
      {
        text: 'A hospital can look after injuries, pregnancy and infection. Some of that works best in the first 72 hours, so sooner is better, and later still helps.',
        isForFirstDays: true,
      },
      'In many places a nurse can also keep evidence without the police being called, and you can decide about reporting later. Ask about that first.',
      {
        text: 'If you haven’t washed or changed yet and can bear it, wait until you have talked to a nurse, and put the clothes in a paper bag. If you have, go anyway. It still helps.',
        isForFirstDays: true,
      },
      {
        text: 'You choose who knows. With one person beside you, every next step gets smaller.',
        unless: ['with_someone', 'told'],
      },
      'You don’t owe anybody the details: not me, not a friend, not a nurse. "I was assaulted" is enough.',
      {
        text: 'If you can’t remember, or may have been given something: say that at the hospital early. Some tests only work for a day or so.',
        isForFirstDays: true,
      },
      {
        text: 'Rest, warmth, and doors that lock. Your body has been through something, and it’s allowed to be tired.',
        isForFirstDays: true,
      },
      'If it was a while ago, none of this is too late to talk about. People call about it decades later.',
      'It’s not too late for a doctor or a clinic either: they can still test for pregnancy and infection, and you don’t have to report anything for that.',
    ],
  },
  questions: {
    name: 'assault.ask',
    questions: [
      { text: 'Are you away from that person now?', yes: 'away', no: 'danger' },
      { text: 'Are you hurt or bleeding?', yes: 'danger', isForFirstDays: true },
      { text: 'Is there one person you would want next to you?' },
      { text: 'Could they get to you tonight?', yes: 'danger', no: 'safe' },
      { text: 'Was it in the last few days?', isForFirstDays: true },
      { text: 'Is somebody you trust with you?', yes: 'with_someone', no: 'alone' },
      { text: 'Are you also having thoughts of hurting yourself?', yes: 'danger' },
    ],
  },
  ease: {
    name: 'assault.ease',
    lines: [
      'Good. Being safe comes before everything else.',
      'That matters. Everything after this goes at your speed.',
      'Okay. You’re believed here, and you set the pace.',
    ],
  },
  close: {
    name: 'assault.close',
    lines: [
      'You don’t have to do anything more right now. The line can tell you what a hospital or a report would be like before you choose either. It may come back in waves, and you can say so here at any time. We can also talk about something else now.',
      'All right. You said it, and it was heard. What comes next is yours to choose, and nothing you did or didn’t do so far closes a door. If you would rather talk about ordinary things for a while, that’s fine too.',
    ],
  },
  options: ["I'm not safe from them", "I'm hurt", "I'm away from them now", 'What happens if I call?'],
}
