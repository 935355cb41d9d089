import type { Answer } from '../../../conversation.ts'

export const nothingHelpsCommon: readonly Answer[] = [
  {
    like: [
      'nothing helps',
      'ive tried everything',
      'therapy, books, apps, nothing works',
      'I have tried a great many things to no avail.',
      'i try all and is always same',
      'been there done that none of it worked',
      'breathing doesnt work. nothing does',
    ],
    say: [
      "That's wearing, having tried that much and still being stuck. I won't hand you one more trick. Tell me about one thing that helped even a little, or for a short time. And if a professional hasn't looked at it lately, a different one is worth asking; the first fit isn't always right.",
    ],
  },
]
