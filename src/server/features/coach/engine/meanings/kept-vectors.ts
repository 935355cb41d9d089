import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { subjects } from '#rules/coach/subjects.ts'
import { answersOf, type Place, type TalkPlace } from '../written/places.ts'
import { type PlacedRows, placeRows } from './compare-rows.ts'

/** The vectors of all examples in a row, as written by `training/replies/vectors.ts` next to the model. */
export type KeptVectors = PlacedRows

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
    return readRows(join(folder, vectorFiles.numbers), about.examples)
  } catch {
    return undefined
  }
}

/** Straight to where they are compared: a copy would be as large as the model. */
function readRows(path: string, count: number): PlacedRows | undefined {
  const file = openSync(path, 'r')
  try {
    if (fstatSync(file).size !== count * vectorWidth) return undefined
    const placed = placeRows(count, vectorWidth)
    const { rows } = placed
    for (let at = 0; at < rows.length; ) {
      const read = readSync(file, rows, at, rows.length - at, null)
      if (read === 0) return undefined
      at += read
    }
    return placed
  } finally {
    closeSync(file)
  }
}
