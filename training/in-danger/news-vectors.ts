/**
 * Plays the talks in `talks/` to the listener, as the server reads a chat, and writes the three vectors of every message for
 * fit_news.py.
 *
 *   node --import tsx training/in-danger/news-vectors.ts OUT_FOLDER
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openListener } from '../../scripts/eval-coach/open-listener.ts'
import { newsNames } from '../../src/rules/safety/standing/news/heard-news.ts'
import { listen } from '../../src/server/features/coach/decide-turn.ts'
import type { StoredMessage } from '../../src/server/features/coach/turn.ts'

type Told = { told: string[]; wants: string }
/** In a talk about a danger that is none, only that is labelled: whether the person explains it. */
type Mistaken = { does: string }
type Talk = { opens: string; real?: boolean; turns: ({ coach: string; say: string } & (Told | Mistaken))[] }

const [out] = process.argv.slice(2)
if (!out) throw new Error('Usage: news-vectors.ts OUT_FOLDER')
const folder = join(import.meta.dirname, 'talks')
const { hear, close } = await openListener()
const rows: { writer: string; told: string[]; isMistaken: boolean }[] = []
const vectors: Float32Array[] = []
for (const file of readdirSync(folder).toSorted()) {
  for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
    const { opens, real, turns }: Talk = JSON.parse(line)
    const history: StoredMessage[] = [said('user', opens)]
    for (const turn of turns) {
      history.push(said('assistant', turn.coach))
      const heard = await listen(hear, turn.say, history)
      if (!heard) throw new Error(`The listener did not read "${turn.say}"`)
      const { alone, after = alone, joined = alone } = heard
      vectors.push(alone.embedding, after.embedding, joined.embedding)
      const isFigure = 'does' in turn && turn.does === 'explains' && real === false
      const told = 'told' in turn ? [...turn.told, turn.wants] : isFigure ? ['figure'] : []
      rows.push({ writer: file.replace('.jsonl', ''), told, isMistaken: !('told' in turn) })
      history.push(said('user', turn.say))
    }
  }
}
await close()

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
