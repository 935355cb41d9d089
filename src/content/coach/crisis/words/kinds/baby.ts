import type { KindWords } from '../../parts.ts'

/** A tired parent who is afraid of what they may do to their baby. The baby in the crib and a door between come first. */
export const babyWords: KindWords = {
  first: {
    name: 'baby.first',
    lines: [
      'Thank you for saying it. Being scared of hurting your baby is what keeps babies safe. Right now: lay them in the crib on their back, close the door, and breathe in another room. Crying won’t harm them. Never shake them, not even for a second.',
      'That took courage, and I take it seriously. If you feel it rising, the crib is the right place for your baby and the next room for you. Ten minutes apart is safe. Then somebody has to come and take a turn.',
      'You’re telling me this because you want to keep them safe. Put your baby down in the crib, on their back, go where you hear them less, and call somebody who can be there within the hour.',
    ],
  },
  urgent: {
    name: 'baby.urgent',
    lines: [
      'Lay your baby in the crib now, close the door, and call {number}: "I’m scared I’ll hurt my baby. I need somebody here." They will know what to do with that.',
      'Crib, door, another room. Then {number}, or the nearest neighbor who can hold the baby. You asked in time.',
    ],
  },
  steps: {
    name: 'baby.steps',
    lines: [
      {
        text: 'Call the person who shares this with you, or whoever lives nearest: "I can’t do this alone tonight. Please come now, or stay on the phone with me."',
        unless: ['with_someone', 'help_coming', 'told'],
      },
      'Leaving a baby to cry in the crib for ten minutes is safe, and holding them while you’re at the edge isn’t. Look in, then step out again if you have to.',
      'If you have ever shaken them or think they were hurt, a doctor has to see them now, even if they look fine: {number}.',
      {
        text: 'Tell a doctor, midwife or health visitor tomorrow, in these words: "The crying and the lack of sleep are too much, and I get scared of what I’ll do." There’s help for exactly that, for fathers too.',
        unless: ['in_care'],
      },
      'A baby who cries for hours every evening should be looked at once, and so should you. Cold water on your wrists, feet on the floor, radio on: that’s for your ten minutes.',
      'If a voice tells you to do it, or it starts to feel right, don’t stay alone with your baby: {number}.',
    ],
  },
  questions: {
    name: 'baby.ask',
    questions: [
      { text: 'Is your baby in the crib right now, and you in another room?', yes: 'safe', no: 'danger' },
      { text: 'Who could come and take the baby for an hour tonight?' },
      { text: 'Has anything already happened to the baby that a doctor should look at?', yes: 'danger' },
      { text: 'Does your partner or a friend know how hard it is?', yes: 'told', no: 'alone' },
      { text: 'Do you also have thoughts of not being here yourself?', yes: 'danger' },
      { text: 'When did you last sleep for more than two hours?' },
    ],
  },
  ease: {
    name: 'baby.ease',
    lines: [
      'Good. Stay out of the room for a few more minutes, and let whoever comes take the next turn.',
      'That’s the right thing. You kept your baby safe, and you asked for help.',
      'Okay. Sit down, drink some water, and let somebody else hold the baby for a while.',
    ],
  },
  close: {
    name: 'baby.close',
    lines: [
      'Then rest while somebody else has the baby. Tell a doctor, midwife or health visitor about it tomorrow, and agree who comes on the next bad evening. We can talk about other things now.',
      'All right. The plan for the next time: crib, door, ten minutes, call. You don’t have to do these evenings alone, and you shouldn’t.',
    ],
  },
  options: ['The baby is in the crib', "I'm scared I'll lose it", 'Somebody is coming', 'Who can I call?'],
}
