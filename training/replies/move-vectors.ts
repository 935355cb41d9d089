/**
 * Runs every line that is labelled with general replies (`moves`) through the listener, as the server reads it, and writes
 * its three vectors for fit_moves.py.
 *
 *   node --import tsx training/replies/move-vectors.ts OUT_FOLDER
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openListener } from '../../scripts/eval-coach/open-listener.ts'
import { type Move, moves } from '../../src/rules/coach/moves.ts'

type Line = { text: string; before?: string; earlier?: string; writer: string; moves?: (Move | 'none')[] }

const [out] = process.argv.slice(2)
if (!out) throw new Error('Usage: move-vectors.ts OUT_FOLDER')
const names: readonly (Move | 'none')[] = [...moves, 'none']
const folder = join(import.meta.dirname, '../data')
const lines: Line[] = readdirSync(folder)
  .toSorted()
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  .filter((line) => line.includes('"moves"'))
  .map((line) => JSON.parse(line))

const { hear, close } = await openListener()
const rows: { writer: string; opening: boolean; moves: number[] }[] = []
const vectors: Float32Array[] = []
for (const { text, before, earlier, writer, moves: named = [] } of lines) {
  const [alone, after, joined] = await hear([
    { message: text },
    { message: text, ...(before ? { coachLine: before } : {}), ...(before && earlier ? { earlier } : {}) },
    { message: earlier ? `${earlier} … ${text}` : text },
  ]).then((heard) => heard ?? [])
  if (!alone || !after || !joined) throw new Error(`The listener did not read "${text}"`)
  vectors.push(alone.embedding, after.embedding, joined.embedding)
  rows.push({ writer, opening: before === undefined, moves: named.map((name) => names.indexOf(name)) })
}
await close()

mkdirSync(out, { recursive: true })
writeFileSync(
  join(out, 'lines.f32'),
  Buffer.concat(vectors.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))),
)
writeFileSync(join(out, 'lines.json'), JSON.stringify({ names, rows }))
process.stdout.write(`${rows.length} lines\n`)
