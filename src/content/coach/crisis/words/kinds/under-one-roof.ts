import type { KindWords } from '../../parts.ts'

/** They live with the one they are afraid for: a brother, a wife, a flatmate. They can go to the door, and stay. */
export const underOneRoofWords: KindWords = {
  first: {
    name: 'roof.first',
    lines: [
      'Believe what you saw, even if they laugh it off. You’re the one who is there, so be near them and ask them straight. Asking doesn’t put the idea in their head.',
      'That’s frightening to find in your own home. You don’t have to fix it tonight. Stay close, ask them plainly, and let somebody help you. The lines are for you too.',
      'You noticed, and you’re close by. Those are two things that protect people. Nobody expects you to have the right words.',
    ],
  },
  urgent: {
    name: 'roof.urgent',
    lines: [
      'Call {number} now and say: "Somebody I live with is about to end their life." Give the address. Then go to them and stay, unless they hold a weapon.',
      '{number} first, and you can call from outside their door. Say what they said or did, word for word. Keep talking to them, even through the door.',
      'This is a call to {number}, now, even if they beg you not to. Stay with them and have what they could use taken out of reach. If they hold a weapon, don’t grab for it.',
    ],
  },
  steps: {
    name: 'roof.steps',
    lines: [
      {
        text: 'Go to them, knock, and say: "I’m worried about you, and I’m not angry. Can I come in?" Sitting beside them without a word counts too.',
        unless: ['in_care', 'with_someone'],
      },
      'Ask it plainly: "Are you thinking about killing yourself?" Then be quiet and listen. You don’t need a good answer, only to stay.',
      {
        text: 'If they say yes and have a plan or something to use, if they won’t answer, or if they leave in that state, call {number}.',
        unless: ['in_care', 'help_coming'],
      },
      {
        text: 'Quietly move what they could use: medicines, blades, car keys, above all guns. Out of the house is best, or locked up with the key on you.',
        unless: ['in_care', 'put_away'],
      },
      {
        text: 'Stay within hearing tonight: your door open, theirs not locked. "I’ll sleep better if I’m close" is reason enough.',
        unless: ['in_care'],
      },
      'Don’t promise to keep it to yourself. You can promise this: "I won’t do anything behind your back. I’ll tell you before I call."',
      {
        text: 'Bring in one more person today, somebody they aren’t afraid of, so that you can take turns.',
        unless: ['told', 'in_care'],
      },
      'Leave out "think of what it would do to us." "That sounds unbearable, I’m glad you’re telling me" helps more than any argument.',
      {
        text: 'You can ring a crisis line yourself, from the next room, and ask what to do. They talk to family and flatmates as well.',
        unless: ['called', 'in_care'],
      },
    ],
  },
  questions: {
    name: 'roof.ask',
    questions: [
      { text: 'Are they in danger right now, as far as you know?', yes: 'danger', no: 'safe' },
      { text: 'Are you with them, or can you go to them now?', yes: 'with_someone' },
      { text: 'Have you asked them straight whether they think of killing themselves?' },
      { text: 'Is there something in the house they could use?' },
      { text: 'Does anybody else know about it yet?', yes: 'told' },
      { text: 'Who could come and be there with you?' },
      { text: 'What worries you most about tonight?' },
      { text: 'How are you holding up yourself?' },
      { text: 'Has anything changed since you last wrote?' },
    ],
  },
  ease: {
    name: 'roof.ease',
    lines: [
      'Good. Stay near them all the same, and don’t carry it alone.',
      'That helps. You stayed with it, and with them.',
      'Okay. The next hours are easier with a second person in the house.',
    ],
  },
  close: {
    name: 'roof.close',
    lines: [
      'Then you’ve done the biggest part for now. Ask again tomorrow in the same plain words, and get a doctor or a line involved this week. And find somebody to sit down with yourself. We can talk about other things now.',
      'All right. You live with them, but you don’t have to be the only one who watches. If it gets worse again, you know who to call. How you’re doing counts too.',
    ],
  },
  options: ['They are in danger right now', "I'm with them", "They won't open the door", 'What do I say to them?'],
}
