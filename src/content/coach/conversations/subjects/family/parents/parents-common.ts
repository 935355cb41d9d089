import type { Answer } from '../../../conversation.ts'

export const parentsCommon: readonly Answer[] = [
  {
    like: [
      'how do i talk to other parents at pickup',
      'what do i say to the moms at the playground',
      'At school events, how might a father strike up talk with other parents?',
      'kids birthday party and i have to stand with the parents. lines?',
      'other parents in kindergarten, I am foreigner, what to say',
      'i hide in the car till the bell. what could i say to another parent',
      'want to be friends with my sons friends mom. how do i start',
    ],
    say: [
      'Your kids are the easiest opening there is.\n"Hi, I\'m [name], [kid]\'s parent. Which one are you here for?"\n"Mine has been full of energy all day."\n"We should set up a playdate. Let me give you my number."',
    ],
    asks: 'words',
  },
  {
    like: [
      'how do i tell another parent their kid was mean to mine',
      'what do i say to the mom whose son hits my daughter',
      'How should I raise a quarrel between our children with the other parents?',
      'kid teases my kid, text to the mother?',
      'other child bother my son, how talk to his father',
      'need a calm msg to a parent about something their kid did',
      'theres been trouble between our boys and i hate confrontation. words?',
    ],
    say: [
      'Stay with what happened, and stay on the same side.\n"Hi, could we talk about our kids for a minute?"\n"Mine came home upset, and I\'d like to hear your side."\n"I\'m sure we both want them to get along."',
    ],
    asks: 'words',
  },
]
