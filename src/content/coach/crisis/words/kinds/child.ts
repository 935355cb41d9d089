import type { KindWords } from '../../parts.ts'

/** For children: short sentences, plain words, a grown-up to tell, and a helpline for children. */
export const childWords: KindWords = {
  first: {
    name: 'child.first',
    lines: [
      'Thank you for telling me. What is happening to you isn’t okay, and you didn’t make it happen. Grown-ups are supposed to keep you safe. You’re allowed to tell, even if somebody told you not to.',
      'I believe you. Nobody is allowed to hurt you or touch you in a way you don’t want, whatever you did. You’re not in trouble for saying it.',
      'That took courage. It’s not your job to fix this or to keep it quiet. It’s a grown-up’s job to make it stop. Let’s think about who you could tell.',
    ],
  },
  urgent: {
    name: 'child.urgent',
    lines: [
      'Call {number} now if you can. Say where you live and that somebody is hurting you. You’re not in trouble. If you can’t talk, leave the phone on.',
      'If it’s happening right now, get to where other people are: a neighbor, a store, the street. Then call {number}, or ask any grown-up there to call.',
      '{number} is for kids too. Call it if somebody is hurting you now. You can whisper, they will listen.',
    ],
  },
  steps: {
    name: 'child.steps',
    lines: [
      {
        text: 'Think of one grown-up who listens: a teacher, a school nurse, a friend’s mom, a grandma, a coach. You can show them this screen if saying it is too hard.',
        unless: ['told'],
      },
      {
        text: 'You can start with: "Something is happening at home and I need help." They will ask the rest.',
        unless: ['told'],
      },
      'If the first grown-up doesn’t help, tell a second one, and then a third. Keep telling until somebody does something.',
      'If somebody may look at your phone, close this and come back later, or use a phone at school.',
      'When it gets scary at home, go where there’s a door to the outside, or to a neighbor.',
      'It’s okay to love the person and still want it to stop. Both can be true.',
      'Some secrets aren’t okay to keep, even when a grown-up asks you to. This is one of them.',
      'If you have a brother or sister in the house, you don’t have to protect them alone. Telling helps them too.',
    ],
  },
  questions: {
    name: 'child.ask',
    questions: [
      { text: 'Are you safe where you are right now?', yes: 'safe', no: 'danger' },
      { text: 'Which grown-up do you trust the most?', unless: ['told'] },
      { text: 'Is the person who hurts you in the house now?', yes: 'danger', no: 'away' },
      { text: 'Are you hurt, or does anything hurt?', yes: 'danger' },
      { text: 'Does any grown-up know about it?', yes: 'told', no: 'alone' },
      { text: 'When will you next see a teacher or somebody from school?', unless: ['told'] },
      { text: 'Is somebody you like and trust with you right now?', yes: 'with_someone', no: 'alone' },
    ],
  },
  ease: {
    name: 'child.ease',
    lines: [
      'Good. That was brave, and it was right.',
      'That’s what helps most. Stay near that person if you can.',
      'Well done. You’re doing the hard part.',
    ],
  },
  close: {
    name: 'child.close',
    lines: [
      'You did something really hard today. If nothing changes, or it happens again, tell again, and write to me or the line. You never have to wait until it’s bad enough. Now we can talk about something else if you want.',
      'Okay. Remember: you didn’t cause it, and you’re not in trouble. If it starts again, tell somebody the same day. We can talk about other things now.',
    ],
  },
  options: ["I'm not safe right now", "I'm safe right now", 'I told a grown-up', 'What do I say to them?'],
}
