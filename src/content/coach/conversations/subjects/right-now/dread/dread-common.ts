import type { Answer } from '../../../conversation.ts'

export const dreadCommon: readonly Answer[] = [
  {
    like: [
      'i cant stop dreading it',
      'its only on friday and i already feel sick',
      'ive been dreading this all week',
      'The thought of it has spoiled my whole week.',
      'i have fear for monday and i cant do nothing',
      'its days away and i cant focus on anything else',
      'how do i get through the waiting',
    ],
    say: [
      "The waiting can be worse than the thing. Give the worry fifteen minutes a day, on paper: what exactly do I fear, and what would I do then? Outside of that, go on with your day as planned. And prepare one thing, the first thing you'll say.",
    ],
    about: 'coming',
  },
  {
    like: [
      'how do i ask a friend to come with me to something im scared of',
      'want to ask my sister to go to the party with me the first hour. words?',
      'How might I request a companion for an event I dread?',
      'ask friend to go along to the doctor, text?',
      'I am afraid go alone, how ask friend',
      'what do i write to a friend so she walks in with me',
      'need someone with me at the start, how do i ask without seeming pathetic',
    ],
    say: [
      'People like being asked for something clear.\n"I\'m nervous about this one. Would you walk in with me?"\n"The start would help, and then I\'ll manage."\n"It\'s okay if you can\'t. Telling you already helps."',
    ],
    about: 'coming',
    asks: 'words',
  },
]
