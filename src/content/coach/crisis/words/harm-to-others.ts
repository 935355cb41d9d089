import type { KindWords } from '../parts.ts'

export const harmToOthersWords: KindWords = {
  first: {
    name: 'harm.first',
    lines: [
      'Thank you for saying it before anything has happened. A thought of hurting somebody is not a deed, and telling it is the opposite of doing it.',
      'That is frightening to have in your head. Something has pushed you very far, and there is a way back from here that costs nobody anything.',
      'I read that as you wrote it. You are at the point where you might hurt somebody. Let us get some distance in between, for them and for you.',
    ],
  },
  urgent: {
    name: 'harm.urgent',
    lines: [
      'Call {number} now and say: "I am afraid I am going to hurt somebody." They will know what to do with that sentence, and so far nothing has happened that cannot be undone.',
      'Stop here and call {number}. Walk away from them, and away from anything you could use, while it rings.',
      '{number} first. You told me, so a part of you wants this not to happen. Let that part make the call.',
    ],
  },
  steps: {
    name: 'harm.steps',
    lines: [
      {
        text: 'Put distance between you and them now: another building, a long walk the other way, a room with somebody calm in it.',
        unless: ['away', 'in_care'],
      },
      {
        text: 'If there is a weapon, do not carry it. Leave it locked up where you are not, or let somebody take it from you.',
        unless: ['put_away', 'in_care'],
      },
      'Do not write to them, do not look at what they post, and leave alcohol alone until you have slept.',
      {
        text: 'Say this to one calm person: "I am scared of what I might do. Stay with me."',
        unless: ['with_someone', 'told', 'in_care'],
      },
      {
        text: 'You can walk into an emergency room and say exactly what you said here. They will take it seriously, and they have heard it before.',
        unless: ['in_care'],
      },
      'What they did to you may be as bad as you say. It can be answered for in ways that leave you your own life.',
      'The heat of this goes down if it gets no new fuel. Twenty minutes of walking, no phone, then look again.',
    ],
  },
  questions: {
    name: 'harm.ask',
    questions: [
      { text: 'Are you close to hurting somebody right now?', yes: 'danger', no: 'safe' },
      { text: 'Are you away from the person you are thinking of?', yes: 'away', no: 'danger' },
      { text: 'Do you have a weapon where you are?', yes: 'danger', no: 'put_away' },
      { text: 'Is somebody calm near you?', yes: 'with_someone', no: 'alone' },
      { text: 'Are there thoughts of hurting yourself too?', yes: 'danger' },
      { text: 'What happened today that brought it to this point?' },
      { text: 'Who could come and stay with you for a few hours?' },
    ],
  },
  ease: {
    name: 'harm.ease',
    lines: [
      'Good. That distance protects two people.',
      'That was the strong thing to do. Keep it that way tonight.',
      'Okay. Nothing has happened, and you saw to that.',
    ],
  },
  close: {
    name: 'harm.close',
    lines: [
      'Then let the rest of today stay quiet. What made you this angry deserves to be dealt with, by daylight and with somebody beside you: a counselor, a lawyer, a friend with a cool head. If the thought comes back hot, say so here first.',
      'All right. You stepped back from it, and that is yours. If it heats up again, walk first and call second, before anything else. We can talk about other things now.',
    ],
  },
  options: ['I might hurt someone', "I'm away from them now", "I don't want to act on it", "I can't call anyone"],
}
