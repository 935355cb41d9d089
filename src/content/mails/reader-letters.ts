import { firstThirteen } from './first-thirteen.ts'
import { type Letter, writeLetter } from './letter.ts'
import type { LetterText } from './letter-text.ts'
import { secondThirteen } from './second-thirteen.ts'

/** One every second week for a year, in order. Letters that were sent keep their position. */
export const readerLetters: readonly LetterText[] = [...firstThirteen, ...secondThirteen]

/** The letter with this number, from 1; undefined after the last. */
export function readerLetter(number: number, leaveHref: string): Letter | undefined {
  const letter = readerLetters[number - 1]
  return letter && writeLetter({ ...letter, leave: { label: 'Stop the letter', href: leaveHref } })
}
