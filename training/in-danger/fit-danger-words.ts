import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dangerWordRows } from '../../src/server/features/coach/safety/danger-words.ts'
import { featuresOf } from '../../src/server/features/coach/word-sums/text-features.ts'
import { fitRow, type Row, repeatable, writeWordSums } from '../word-sums.ts'

// Learns from all messages in `training/data` how much each word and piece of a word speaks for a danger, and writes
// `model/danger-words.*`: `node --import tsx training/in-danger/fit-danger-words.ts`. Takes a minute. How much it helps is
// printed by `fit-doubt.ts`, which has to run afterwards.

const folder = join(import.meta.dirname, '..', 'data')
const lines = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readLabeled(join(folder, file)))

writeWordSums(
  'danger-words',
  dangerWordRows,
  dangerWordRows.map((name, at) => fitRow(rowsOf(name === 'any' ? 1 : 2), repeatable(at + 1))),
)

/** A reply of a language model is no message, and is left out. */
function readLabeled(file: string): { features: Uint32Array; danger: number }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): { text: string; danger?: number; fault?: string } => JSON.parse(line))
    .flatMap(({ text, danger, fault }) =>
      danger === undefined || fault !== undefined ? [] : [{ features: featuresOf(text), danger }],
    )
}

function rowsOf(least: number): Row[] {
  return lines.map(({ features, danger }) => ({ features, isYes: danger >= least, weight: 1 }))
}
