import type { KindWords } from '../../parts.ts'

/** The reader is the parent: it is their house, their guns and medicines, and they can stay near all night. */
export const ownChildWords: KindWords = {
  first: {
    name: 'ownchild.first',
    lines: [
      'You’re taking it seriously, and that’s what they need first. Two things matter more tonight than finding the right words: guns and medicines locked away, and an adult near your child.',
      'That’s one of the hardest things a parent can come across. You don’t have to fix it tonight. Keep the house safe, stay close, and ask them straight. Asking doesn’t put the idea in their head.',
      'Believe it, even if they laugh it off now. You don’t have to do this alone: crisis lines talk to parents too, and can tell you what to do next.',
    ],
  },
  urgent: {
    name: 'ownchild.urgent',
    lines: [
      'Call {number} now and say that your child’s life is in danger. Give the address, or the last place you know. If you’re with them, stay. If you aren’t, send the nearest adult to them.',
      '{number} first, before anything you say to them. Then stay beside them, and have what they could use taken out of reach. If they hold a weapon, don’t grab for it.',
      'This is a call to {number}, now, even if they beg you not to. Say what they wrote or did, word for word, and whether there’s a gun in the house.',
    ],
  },
  steps: {
    name: 'ownchild.steps',
    lines: [
      {
        text: 'Before they’re home, or right now if they are: lock up guns and ammunition, separately, and every medicine in the house. If the guns are yours, do it yourself, or take them out of the house, and keep the key on you.',
        unless: ['in_care'],
      },
      {
        text: 'Stay near them tonight: within hearing, no door locked, a mattress in their room if need be. "I’ll sleep better if I’m close" is reason enough.',
        unless: ['in_care'],
      },
      {
        text: 'If they have a plan or something to use, or you can’t reach them, it’s a call to {number}.',
        unless: ['in_care', 'help_coming'],
      },
      'Ask it plainly: "Are you thinking about killing yourself?" Then be quiet and listen. You don’t need a good answer, only to stay.',
      'You can say: "Thank you for telling me. I’m not angry, and I’m not going anywhere. We’ll get help together."',
      {
        text: 'When you call the doctor, say the hard word first: "I’m afraid my child could kill themselves. Who can see them today?" Vague words get a later appointment.',
        unless: ['in_care'],
      },
      'If they hurt themselves, look after the wound first and ask about the rest later. No shock, no lecture.',
      'Don’t promise to keep it secret. Let them choose who hears it, and whether they’re there when you tell.',
      {
        text: 'Bring in one more adult today, somebody your child isn’t afraid of.',
        unless: ['told', 'in_care'],
      },
      'Leave out the why and the "think of what you have." "That sounds unbearable" helps more than any argument.',
      'Take turns with somebody. No parent can watch a whole night alone, and then the next one.',
    ],
  },
  questions: {
    name: 'ownchild.ask',
    questions: [
      { text: 'Is your child in danger right now, as far as you know?', yes: 'danger', no: 'safe' },
      { text: 'Is somebody with them right now, you or another adult?', yes: 'with_someone', no: 'alone' },
      { text: 'Are the guns and medicines in the house locked away from them?' },
      { text: 'Do you know where they are?' },
      { text: 'Do they have a plan, or something to use?', yes: 'danger' },
      { text: 'Does a doctor or another adult know about it yet?', yes: 'told', no: 'alone' },
      { text: 'What did they say or write, in their own words?' },
      { text: 'Is there somebody near them you could send?', yes: 'help_coming' },
      { text: 'Who could take turns with you tonight?' },
    ],
  },
  ease: {
    name: 'ownchild.ease',
    lines: [
      'Good. That makes it safer for them, and a little easier for you.',
      'That helps. You stayed with it, and with them.',
      'Okay. Keep things locked and stay near all the same.',
      'That’s good to hear. Let somebody who is trained take the next part with you.',
    ],
  },
  close: {
    name: 'ownchild.close',
    lines: [
      'Then you’ve done the biggest part for now. Keep things locked away, stay near, and ask again tomorrow in the same plain words. And find an adult to sit down with yourself, because this takes a lot out of a parent. We can talk about other things now.',
      'All right. You don’t have to be the only one watching over your child, and you shouldn’t be. If it gets worse again, you know who to call. How you’re doing counts too, whenever you want to talk about that.',
    ],
  },
  options: ['They are in danger right now', "I can't reach them", 'Someone is with them', 'What do I say to them?'],
}
