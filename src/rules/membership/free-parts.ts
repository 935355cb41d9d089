import { listWords } from '../words/list-words.ts'

/** What an account keeps for good without paying. Every page and mail that lists it reads it here. */
export const freeParts = [
  'Check-ins and progress reports',
  'Talk starters and conversation cards',
  'Coping exercises',
  'Three open moments at a time',
  'Articles and the Learning Center',
  'Help now',
] as const

/** The same in a sentence. "Help now" is the name of a page and keeps its capital. */
export const freeSentence = `Free for good: ${listWords(
  freeParts.map((part) => (part === 'Help now' ? part : part.charAt(0).toLowerCase() + part.slice(1))),
)}.`
