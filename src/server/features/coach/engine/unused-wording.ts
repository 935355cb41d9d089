import type { StoredMessage } from '../turn.ts'
import { likeness, sentencesOf, wordsOf } from './reading/sentences.ts'

/** From this similarity on, a reader would take two sentences for the same. */
const tooNear = 0.7
/** Shorter sentences are similar by chance: "That took nerve." */
const leastWords = 5

/** A wording of which no sentence was used in this chat; undefined if there is none. */
export function pickUnusedWording(
  wordings: readonly string[],
  history: readonly StoredMessage[],
  seed: number,
): string | undefined {
  const said = history
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) => sentencesOf(content).map(asWords))
  const start = wordings.length > 0 ? seed % wordings.length : 0
  const turned = [...wordings.slice(start), ...wordings.slice(0, start)]
  return turned.find((wording) => !sentencesOf(wording).some((sentence) => wasSaid(asWords(sentence), said)))
}

function asWords(sentence: string): ReadonlySet<string> {
  return new Set(wordsOf(sentence))
}

function wasSaid(words: ReadonlySet<string>, said: readonly ReadonlySet<string>[]): boolean {
  const least = words.size < leastWords ? 1 : tooNear
  return said.some((other) => likeness(words, other) >= least)
}
