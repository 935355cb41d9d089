import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { subjects } from '#rules/coach/subjects.ts'
import { answersOf, type Place, type TalkPlace } from '../written/places.ts'

/** The vectors of all examples in a row, as written by `training/replies/vectors.ts` next to the model. */
export type KeptVectors = Int8Array

export const vectorFiles = { numbers: 'examples.int8', about: 'examples.json' } as const
export const vectorWidth = 384
export type AboutVectors = { examples: number; hash: string }

/** Where the answers of an ordinary chat are stored. */
export const talkPlaces: readonly TalkPlace[] = [...subjects, 'everywhere', 'told']
export const allPlaces: readonly Place[] = [...talkPlaces, 'danger', 'besideTold']

export function examplesOf(place: Place): string[] {
  return answersOf(place).flatMap(({ like }) => like)
}

/** Changes with every example and with their order. */
export function hashOfExamples(): string {
  const hash = createHash('sha256')
  for (const place of allPlaces) for (const example of examplesOf(place)) hash.update(`${place}\n${example}\n`)
  return hash.digest('hex')
}

/** Undefined if there are none, or if the examples have changed since: then the listener reads them at run time. */
export function readKeptVectors(folder: string): KeptVectors | undefined {
  try {
    const about: AboutVectors = JSON.parse(readFileSync(join(folder, vectorFiles.about), 'utf8'))
    if (about.hash !== hashOfExamples()) return undefined
    const numbers = readFileSync(join(folder, vectorFiles.numbers))
    const all = new Int8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
    if (all.length !== about.examples * vectorWidth) return undefined
    return all
  } catch {
    return undefined
  }
}
