import type { DangerAnswer } from '../danger-answer.ts'

export const ownNurse: readonly DangerAnswer[] = [
  {
    id: 'nurse-tells-parents',
    group: 'own',
    comesFirst: true,
    like: [
      'does the campus nurse tell my parents',
      'if i go to the clinic do they ring my mum',
      'will the doctor tell my dad',
      'last time the therapist told my parents',
      'does urgent care call home',
      'can the school nurse keep it to herself',
      'Would the university doctor inform my family?',
      'is a gp allowed to tell my mam',
      'do they tell your parents at 19',
      'my counselor went behind my back',
      'who finds out if i get it looked at',
      'does it go to my parents through the insurance',
    ],
    say: [
      'If you’re an adult, a nurse or doctor mostly may not tell your parents without your yes, unless your life is at risk. If you’re younger, it depends on the place. You can ask before you show anything: "What would you have to pass on, and to whom?"',
      'That it happened to you once makes sense of the fear. Ask first, in one sentence: "Who would you tell?" A wound can be treated without the story. If a bill goes through family insurance, ask how it would be listed.',
    ],
  },
  {
    id: 'say-how-it-happened',
    group: 'own',
    comesFirst: true,
    like: [
      'do i have to say how it happened',
      'do i need to tell them i did it',
      'can i just say i fell',
      'where do i go at night for stitches',
      'urgent care or er for a cut',
      'will they make me explain',
      'Must I give a reason at the hospital?',
      'can i get it closed without a lecture',
      'they will see its not an accident',
      'what do i say at the desk about the cut',
      'i dont want the whole talk, just stitches',
      'is a walk in ok for this',
    ],
    say: [
      'You don’t have to explain it to be treated. "I have a cut that keeps opening, it needs to be closed" is enough at the desk, at an urgent care place or an emergency room at night. If they ask: "I did it, and I don’t want to talk about it today."',
      'An emergency room is open at any hour, urgent care often until late; a wound that gapes or reopens should be closed within hours. Nurses have seen it before. You can bring somebody who only sits next to you.',
    ],
  },
]
