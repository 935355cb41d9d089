import type { DangerAnswer } from '../danger-answer.ts'

export const voicesHere: readonly DangerAnswer[] = [
  {
    id: 'voices-part-of-it',
    group: 'voices',
    like: [
      'are you part of this',
      'are u one of them',
      'did they send you',
      'you work for them dont you',
      'are you watching me too',
      'Is this chat also from them?',
      'can they read this through you',
      'who told you about the pipes',
      'how do i know youre not in on it',
      'youre recording me for them',
      'are you the same ones as on the radio',
      'did my boss put you up to this',
    ],
    say: [
      'No, I’m not part of it. I’m a plain program that answers what you type here. I can’t watch you, hear you or send anything to anybody. If that’s hard to believe right now, don’t argue it out with me: go to a person who has always been good to you.',
      'I’m not with anybody. I have no ears and no eyes, only the words you type, and I pass them to nobody. You don’t have to trust me. It’s enough to trust one person you know, and to sit with them until a doctor has seen you.',
    ],
  },
  {
    id: 'voices-test',
    group: 'voices',
    like: [
      'should i go up or not',
      'if i do it once they will stop',
      'its a test and i have to pass it',
      'what if i just go and look',
      'if nothing happens then i know its fake',
      'do i follow it just this time',
      'They say I must prove myself.',
      'i could go up there and come straight back',
      'maybe if i obey it goes quiet',
      'they said tonight is the night',
      'what happens if i dont do what it says',
      'i have to show them im not scared',
    ],
    say: [
      'Don’t go. There’s nothing up there that you have to prove, and doing it doesn’t make them stop. Stay low, indoors, with a door between you and the way out, and get somebody beside you now. {number} is right for this, tonight.',
      'Stay where you are. An order can be loud and still be left undone, and it gets weaker when somebody is with you. Knock on a door, call a friend, or {number}: "Voices are telling me to do something dangerous. I don’t want to. Please help me stay."',
    ],
  },
]
