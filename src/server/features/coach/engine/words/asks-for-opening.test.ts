import { expect, it } from 'vitest'
import { userEntry } from '../../entries.ts'
import { asksForOpening } from './asks-for-opening.ts'

const now = new Date('2026-03-02T18:00:00Z')
const asked = (...texts: string[]) => {
  const before = texts.slice(0, -1).map((message, at) => ({ ...userEntry({ message, now }), id: at + 1 }))
  return asksForOpening({ message: texts.at(-1) ?? '', history: before })
}

it.each([
  [['forget the pen. i need a FIRST SENTENCE to say to year 9']],
  [['what can be my first sentence to open the meeting?']],
  [["it's a client meeting, 5 people", 'i just want a first line for the presentation']],
  [['got to recite the menu at the table', 'What do I actually say first, give me an opening line']],
])('%j asks how to begin', (texts) => {
  expect(asked(...texts)).toBe(true)
})

it.each([
  [['give me an opening line for her on the app']],
  [['whats a good first sentence for a text after the date']],
  [['it was my first day', 'what do i say to my boss in the meeting']],
  [['my first line manager was great']],
])('%j does not', (texts) => {
  expect(asked(...texts)).toBe(false)
})
