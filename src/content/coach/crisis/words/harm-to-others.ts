import type { KindWords } from '../parts.ts'

export const harmToOthersWords: KindWords = {
  first: {
    name: 'harm.first',
    lines: [
      'Thank you for saying it before anything has happened. Thinking about hurting somebody is not doing it, and saying so is how people keep it from happening.',
      'That is frightening to have in your head. Something has pushed you very far, and there is a way back from here with nobody hurt.',
      'I take that seriously. You are at the point where you might hurt somebody. Let’s get some distance between you, for their sake and for yours.',
    ],
  },
  urgent: {
    name: 'harm.urgent',
    lines: [
      'Call {number} now and say: "I am afraid I am going to hurt somebody." They will know what to do with that sentence.',
      'Stop here and call {number}. Walk away from them, and away from anything you could use, while it rings.',
      '{number} first. You told me, so part of you doesn’t want this to happen. Let that part make the call.',
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
      'What they did to you may be as bad as you say. There are ways to hold them to it that don’t cost you your own life.',
      'Anger this hot usually comes down if nothing feeds it. Twenty minutes of walking, no phone, then see where you are.',
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
      'Okay. You stepped back, and that matters.',
    ],
  },
  close: {
    name: 'harm.close',
    lines: [
      'Then let the rest of today stay quiet. What made you this angry deserves to be dealt with, by daylight and with somebody beside you: a counselor, a lawyer, a friend with a cool head. If the thought comes back strong, call before anything else, or say so here.',
      'All right. You stepped back from it, and that is yours. If it heats up again, walk first and call second, before anything else. We can talk about other things now.',
    ],
  },
  options: ['I might hurt someone', "I'm away from them now", "I don't want to act on it", "I can't call anyone"],
}
