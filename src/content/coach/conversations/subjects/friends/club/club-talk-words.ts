import type { Answer } from '../../../conversation.ts'

export const clubTalkWords: readonly Answer[] = [
  {
    like: [
      'im team captain and have to tell someone theyre doing it wrong',
      'how do I give feedback to a teammate without being mean',
      'gotta give a girl on my team notes and i hate doing it',
      'I lead the group now and must criticize somebody',
    ],
    asks: 'words',
    about: 'coming',
    say: [
      `Say it in private, about one thing they can change:\n"Can I give you one thing to try next time?"\n"This part is working. This is the one I'd change, and here's why."\n"Tell me how it feels from where you are."`,
    ],
  },
]
