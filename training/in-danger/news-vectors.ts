/**
 * Reads the messages of talks/ and turns/ as the server reads a chat, and writes for fit_news.py: the listener's three vectors
 * of every message, the words and pieces of words in it, and what the rules read.
 *
 *   node --import tsx training/in-danger/news-vectors.ts OUT_FOLDER
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openListener } from '../../scripts/eval-coach/open-listener.ts'
import { newsNames } from '../../src/rules/safety/standing/news/heard-news.ts'
import { listen } from '../../src/server/features/coach/decide-turn.ts'
import { rulesOf } from '../../src/server/features/coach/safety/hear-news.ts'
import type { StoredMessage } from '../../src/server/features/coach/turn.ts'
import { featuresOf } from '../../src/server/features/coach/word-sums/text-features.ts'

type Told = { told: string[]; wants: string }
/** In a talk about a danger that is none, only that is labelled: whether the person explains it. */
type Mistaken = { does: string }
type Talk = { opens: string; real?: boolean; turns: ({ coach: string; say: string } & (Told | Mistaken))[] }
/**
 * One message: who wrote it, their earlier ones, the coach's line before it, whether it asks what has to be answered, and how it
 * takes the coach (not labelled everywhere).
 */
type Turn = Told & { talk?: string; before?: string[]; coach: string; say: string; asks?: boolean; stance?: string[] }

const [out] = process.argv.slice(2)
if (!out) throw new Error('Usage: news-vectors.ts OUT_FOLDER')
const { hear, close } = await openListener()
type Row = { writer: string; told: string[]; isMistaken: boolean; hasStance: boolean; words: number[]; rules: string[] }
const rows: Row[] = []
const vectors: Float32Array[] = []

for (const [writer, line] of linesOf('talks')) {
  const { opens, real, turns }: Talk = JSON.parse(line)
  const history: StoredMessage[] = [said('user', opens)]
  for (const turn of turns) {
    history.push(said('assistant', turn.coach))
    const isFigure = 'does' in turn && turn.does === 'explains' && real === false
    const told = 'told' in turn ? toldIn(turn) : isFigure ? ['figure'] : []
    await add(turn.say, history, { writer, told, isMistaken: !('told' in turn), hasStance: false })
    history.push(said('user', turn.say))
  }
}
for (const [file, line] of linesOf('turns')) {
  const turn: Turn = JSON.parse(line)
  const before = (turn.before ?? []).map((one) => said('user', one))
  const history = [...before, ...(turn.coach ? [said('assistant', turn.coach)] : [])]
  const { talk: writer = file, stance = [] } = turn
  const told = [...toldIn(turn), ...stance]
  await add(turn.say, history, { writer, told, isMistaken: false, hasStance: turn.stance !== undefined })
}
await close()

/** Lines of all files in a folder, each with the name of its file. */
function linesOf(folder: string): [string, string][] {
  const path = join(import.meta.dirname, folder)
  return readdirSync(path)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(path, file), 'utf8')
        .trim()
        .split('\n')
        .map((line): [string, string] => [file.replace('.jsonl', ''), line]),
    )
}

function toldIn({ told, wants, ...turn }: Told & { asks?: boolean }): string[] {
  const isAsking = turn.asks ?? wants !== 'none'
  return [...told, wants, ...(isAsking ? ['asks'] : [])]
}

async function add(say: string, history: readonly StoredMessage[], row: Omit<Row, 'words' | 'rules'>): Promise<void> {
  const heard = await listen(hear, say, history)
  if (!heard) throw new Error(`The listener did not read "${say}"`)
  const { alone, after = alone, joined = alone } = heard
  vectors.push(alone.embedding, after.embedding, joined.embedding)
  rows.push({ ...row, words: [...featuresOf(say)], rules: rulesOf(say) })
}

function said(role: 'user' | 'assistant', content: string): StoredMessage {
  return { role, content, timestamp: new Date(0).toISOString() } as StoredMessage
}

mkdirSync(out, { recursive: true })
writeFileSync(
  join(out, 'talks.f32'),
  Buffer.concat(vectors.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))),
)
writeFileSync(join(out, 'talks.json'), JSON.stringify({ names: newsNames, rows }))
process.stdout.write(`${rows.length} messages\n`)
