import type { Answer } from '../../../conversation.ts'

export const angerCommon: readonly Answer[] = [
  {
    like: [
      'how do i tell someone im angry without yelling',
      'what do i say when im about to explode',
      'I seek a composed way of telling a colleague I am angry.',
      'im so mad at my roommate, what do i say to him',
      'I am angry, I want tell but not fight',
      'words for when i need a break in an argument',
      "we're fighting and i need to say stop for a sec, how",
    ],
    say: [
      'Slow voice, short sentence.\n"I\'m angry, and I want to talk about it well."\n"I need twenty minutes, and then I\'ll come back to this."\n"What bothered me was this one thing."',
    ],
    asks: 'words',
  },
]
