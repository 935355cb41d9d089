/**
 * Cuts every line of a folder of *.jsonl into the pieces the model reads, exactly as the server does, and writes them
 * with their labels as plain numbers for train.py.
 *
 *   node --import tsx training/listener/tokenise.ts TOKENIZER.json DATA_FOLDER OUT_FOLDER
 *
 * The examples of the coach's written answers go with them, so that the vector learns what is asked alike; and the
 * coach's own replies, as replies without a fault.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dangerLevels, type Head, heads } from '#rules/coach/heard.ts'
import { createEncoder } from '../../src/server/features/coach/listener/encode.ts'
import { answerExamples } from './examples.ts'
import { ownReplies } from './own-replies.ts'

type Line = {
  text: string
  before?: string
  earlier?: string
  writer: string
  danger?: number
  lookalike?: true
  joined?: true
  /** The written answer that this is an example of, and its corner; see examples.ts. */
  group?: number
  field?: number
  isRival?: true
} & { [head in Exclude<Head, 'danger'>]?: string }

const [tokenizerPath, from, to] = process.argv.slice(2)
if (!tokenizerPath || !from || !to) throw new Error('Usage: tokenise.ts TOKENIZER.json DATA_FOLDER OUT_FOLDER')
const encode = createEncoder(JSON.parse(readFileSync(tokenizerPath, 'utf8')))
const names = Object.keys(heads) as Head[]

const hash = createHash('sha256')
const lines: Line[] = []
for (const file of readdirSync(from).sort()) {
  if (!file.endsWith('.jsonl')) continue
  const content = readFileSync(join(from, file), 'utf8')
  hash.update(content)
  for (const line of content.split('\n')) if (line) lines.push(JSON.parse(line))
}

lines.push(...answerExamples(), ...ownReplies())

const writers = [...new Set(lines.map(({ writer }) => writer))]
const ids: number[] = []
const types: number[] = []
const lengths: number[] = []
/** The length without what the person wrote before, so that training can leave it out. */
const without: number[] = []
for (const { text, before, earlier } of lines) {
  const bare = { message: text, ...(before ? { coachLine: before } : {}) }
  const [first] = encode({ ...bare, ...(earlier ? { earlier } : {}) })
  if (!first) throw new Error(`Nothing to read in "${text}"`)
  ids.push(...first.ids)
  types.push(...first.types)
  lengths.push(first.ids.length)
  without.push(encode(bare)[0]?.ids.length ?? first.ids.length)
}

function labelOf(line: Line, head: Head): number {
  const label = head === 'danger' ? dangerLevels[line.danger ?? -1] : line[head]
  if (label === undefined) return -1
  const place = (heads[head] as readonly string[]).indexOf(label)
  if (place < 0) throw new Error(`No ${head} is called ${label}: "${line.text}"`)
  return place
}

function flagsOf({ lookalike, joined, before, isRival }: Line): number {
  return (lookalike ? 1 : 0) | (joined ? 2 : 0) | (before ? 4 : 0) | (isRival ? 8 : 0)
}

mkdirSync(to, { recursive: true })
const write = (name: string, numbers: ArrayBufferView) =>
  writeFileSync(join(to, name), new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength))
write('ids.int32', Int32Array.from(ids))
write('types.uint8', Uint8Array.from(types))
write('lengths.int32', Int32Array.from(lengths))
write('without.int32', Int32Array.from(without))
write(
  'writers.int32',
  Int32Array.from(lines, ({ writer }) => writers.indexOf(writer)),
)
write('flags.uint8', Uint8Array.from(lines, flagsOf))
write(
  'groups.int32',
  Int32Array.from(lines, ({ group }) => group ?? -1),
)
write(
  'fields.int32',
  Int32Array.from(lines, ({ field }) => field ?? -1),
)
write('labels.int16', Int16Array.from(lines.flatMap((line) => names.map((head) => labelOf(line, head)))))
const about = { heads, writers, lines: lines.length, dataHash: hash.digest('hex') }
writeFileSync(join(to, 'about.json'), JSON.stringify(about))
process.stdout.write(`${lines.length} lines by ${writers.length} writers, ${ids.length} pieces\n`)
