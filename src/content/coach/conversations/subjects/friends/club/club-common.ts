import type { Answer } from '../../../conversation.ts'

export const clubCommon: readonly Answer[] = [
  {
    like: [
      'first time at a club, what do i say when i walk in',
      'joining a book group tuesday, how do i introduce myself',
      'What should a newcomer to a choir say upon arrival?',
      'first meetup ever. words at the door?',
      'new in sport club, what I say first time',
      'board game night with strangers, opening line pls',
      'walking into a hobby class alone, what do i say to the first person i see',
    ],
    say: [
      'Tell them you\'re new and they\'ll usually take it from there.\n"Hi, I\'m [name]. It\'s my first time here."\n"Where should I sit?"\n"I don\'t know the ropes yet, so I\'ll follow your lead."',
    ],
    about: 'coming',
    asks: 'words',
  },
]
