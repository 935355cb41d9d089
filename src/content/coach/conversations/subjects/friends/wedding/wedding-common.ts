import type { Answer } from '../../../conversation.ts'

export const weddingCommon: readonly Answer[] = [
  {
    like: [
      'i have to give a toast and i dont know what to say',
      'best man speech, how do i start',
      'Could you help me with a short wedding toast?',
      'maid of honor toast, 1 min, im terrified. words',
      'toast for friend wedding, simple english',
      'sisters wedding saturday, they want me to say something. whats a short one',
      'what do i say for a toast, like 3 sentences, at a wedding',
    ],
    say: [
      'Who you are, one small story, raise the glass.\n"I\'m [name], and I\'m lucky to know these two."\n"I saw how right they are together when [one moment]."\n"Please join me: to the two of them."',
    ],
    about: 'coming',
    asks: 'words',
  },
]
