import type { CheckIn } from './checkins.ts'

const further: CheckIn['questions'] = [
  { text: 'How did you two meet, and how old are they, do you know?' },
  { text: 'Have they asked you for anything so far?' },
  { text: 'What do you two mostly talk about?' },
]

/** Two pieces of what somebody from a screen may do: still curious about a friend, and never about being hurt. */
export const metOnline: CheckIn = {
  words: {
    name: 'check.met',
    lines: [
      'And I’d like to hear more about this person. It’s good to have somebody who listens.',
      'Somebody who has time for you feels good. I’m curious about them.',
      'Tell me a bit more about this person, if you like.',
    ],
  },
  questions: further,
  options: ['We met in a game', 'They’re a lot older', 'I don’t know how old they are'],
}

/** Three pieces, told by somebody grown up. */
export const mayBeScam: CheckIn = {
  words: {
    name: 'check.scam',
    lines: [
      'One more thing, because I’d rather say it. Somebody you only know from a screen, who moves you to another app, wants secrecy or pictures and is angry at a no, may be running a scam. Please send no money, no pictures and no codes.',
      'And something beside that. Kind messages first, then another app, pictures or pressure: many scams begin like this. A person who means well can wait and doesn’t mind a no.',
    ],
  },
  questions: [{ text: 'Have they asked you for money, or for pictures?' }, { text: 'Have you ever seen them live?' }],
  options: ['No, nothing like that', 'Yes, they have', 'I’d rather not say'],
}
