import { firstThirteen } from './first-thirteen.ts'
import { type Letter, writeLetter } from './letter.ts'
import type { LetterText } from './letter-text.ts'
import { secondThirteen } from './second-thirteen.ts'

/** Half a year of every second week, in the order in which each reader gets them. Sent ones keep their place. */
export const readerLetters: readonly LetterText[] = [...firstThirteen, ...secondThirteen]

/** The letter of this number, counted from 1; undefined after the last. */
export function readerLetter(number: number, leaveHref: string): Letter | undefined {
  const letter = readerLetters[number - 1]
  return letter && writeLetter({ ...letter, leave: { label: 'Stop the letter', href: leaveHref } })
}
