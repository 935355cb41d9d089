/**
 * Reads every example of the coach's written answers with the shipped model and keeps their vectors beside it.
 *
 *   node --import tsx training/replies/vectors.ts
 *
 * To be run after the model or an example was changed; a test says so when it was forgotten.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openListener } from '../../scripts/eval-coach/open-listener.ts'
import { toRow } from '../../src/server/features/coach/engine/meanings/compare-rows.ts'
import {
  type AboutVectors,
  allPlaces,
  examplesOf,
  hashOfExamples,
  vectorFiles,
} from '../../src/server/features/coach/engine/meanings/kept-vectors.ts'

/** So many at a time: the listener answers all of a question or nothing. */
const together = 64

const folder = join(import.meta.dirname, '../..', 'model')
const examples = allPlaces.flatMap(examplesOf)
const listener = await openListener()
const rows: Int8Array[] = []
for (let at = 0; at < examples.length; at += together) {
  const heard = await listener.hear(examples.slice(at, at + together).map((message) => ({ message })))
  for (const { embedding } of heard ?? []) rows.push(toRow(embedding))
}
await listener.close()
writeFileSync(join(folder, vectorFiles.numbers), Buffer.concat(rows.map((row) => Buffer.from(row.buffer))))
const about: AboutVectors = { examples: examples.length, hash: hashOfExamples() }
writeFileSync(join(folder, vectorFiles.about), `${JSON.stringify(about, null, 2)}\n`)
process.stdout.write(`${examples.length} examples\n`)
