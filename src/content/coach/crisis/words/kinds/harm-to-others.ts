import type { KindWords } from '../../parts.ts'

export const harmToOthersWords: KindWords = {
  first: {
    name: 'harm.first',
    lines: [
      'Thank you for saying it before anything has happened. Thinking about hurting somebody isn’t doing it, and saying so is how people keep it from happening.',
      'That’s frightening to have in your head. Something has pushed you very far, and there’s a way back from here with nobody hurt.',
      'I take that seriously. You’re at the point where you might hurt somebody. Let’s get some distance between you and them, for their sake and for yours.',
    ],
  },
  urgent: {
    name: 'harm.urgent',
    lines: [
      'Call {number} now and say: "I’m afraid I’m going to hurt somebody." They will know what to do with that sentence.',
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
        text: 'If there’s a weapon, don’t carry it. Lock it up and walk away from it, or have somebody you trust keep it.',
        unless: ['put_away', 'in_care'],
      },
      'Don’t write to them, don’t look at what they post, and leave alcohol alone until you have slept.',
      {
        text: 'Say this to one calm person: "I’m scared of what I might do. Stay with me."',
        unless: ['with_someone', 'told', 'in_care'],
      },
      {
        text: 'You can walk into an emergency room and say exactly what you said here. They will take it seriously, and they have heard it before.',
        unless: ['in_care'],
      },
      'What they did to you may be as bad as you say. There are ways to make them answer for it that don’t ruin your own life.',
      'Anger this hot usually comes down if nothing feeds it. Twenty minutes of walking, no phone, then see where you are.',
    ],
  },
  questions: {
    name: 'harm.ask',
    questions: [
      { text: 'Are you close to hurting somebody right now?', yes: 'danger', no: 'safe' },
      { text: 'Are you away from the person you’re thinking of?', yes: 'away', no: 'danger' },
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
      'All right. You stepped back from it, and that’s yours. If it heats up again, walk away first, then call. We can talk about other things now.',
    ],
  },
  options: ['I might hurt someone', "I'm away from them now", "I don't want to act on it", "I can't call anyone"],
}
