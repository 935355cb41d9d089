/**
 * Fits how much each hint counts for a written reply, from `judged.jsonl`: places in chats, and for each some replies with
 * a judge's mark (3 I would send it, 2 all right, 1 beside it, 0 wrong).
 *
 *   node --import tsx training/replies/fit-weights.ts
 *
 * To be run after the model or many examples were changed. Prints figures on chats left out of the fit, then writes
 * `src/server/features/coach/engine/learned/fit-weights.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modelFolder, openListener } from '../../scripts/eval-coach/open-listener.ts'
import type { Answer } from '../../src/content/coach/conversations/conversation.ts'
import { readCues } from '../../src/rules/coach/cues/read-cues.ts'
import { readLine } from '../../src/rules/coach/reading/read-line.ts'
import type { Subject } from '../../src/rules/coach/subjects.ts'
import { listen } from '../../src/server/features/coach/decide-turn.ts'
import { featuresOf } from '../../src/server/features/coach/engine/fit/features.ts'
import { wordWeights } from '../../src/server/features/coach/engine/fit/word-weights.ts'
import { readKeptVectors, talkPlaces } from '../../src/server/features/coach/engine/meanings/kept-vectors.ts'
import { createMeanings } from '../../src/server/features/coach/engine/meanings/meanings.ts'
import { readAct } from '../../src/server/features/coach/engine/reading/read-act.ts'
import { readTalkState } from '../../src/server/features/coach/engine/talk-state.ts'
import { answersOf, type TalkPlace } from '../../src/server/features/coach/engine/written/places.ts'
import { nearIn, relationOf, wordsToCompare } from '../../src/server/features/coach/engine/written/rank-written.ts'
import type { StoredMessage } from '../../src/server/features/coach/turn.ts'
import { fitLogistic, type Logistic, oddsOf } from '../logistic.ts'
import { madeBy } from '../weights-file.ts'

type Judged = {
  id: string
  history: { role: 'user' | 'assistant'; content: string; subject?: Subject; node?: string; options?: string[] }[]
  message: string
  /** A reply by its place and its first example. */
  replies: { place: TalkPlace; example: string; mark: number }[]
  /** What the reader would have sent; not learned from. */
  best?: string
}
type Row = { place: string; chat: string; features: readonly number[]; mark: number }

const goodFrom = 2
const folds = 5
/** Keeps the weights small where there is little to learn from. */
const restraint = 5

const rows = await readRows()
const scores = leftOut(rows)
report(rows, scores)
write(fitted(rows))

async function readRows(): Promise<Row[]> {
  const { hear, close } = await openListener()
  const meanings = createMeanings(hear, readKeptVectors(modelFolder))
  await meanings.prepare(talkPlaces)
  const weights = await wordWeights()
  const found: Row[] = []
  const lines = readFileSync(join(import.meta.dirname, 'judged.jsonl'), 'utf8').split('\n')
  for (const line of lines.filter((one) => one !== '')) {
    const { id, history: said, message, replies }: Judged = JSON.parse(line)
    const history = said.map(asStored)
    const heard = await listen(hear, message, history)
    if (!heard) continue
    const at = readTalkState(history)
    const cues = readCues(readLine(message), message)
    const act = readAct({ message, heard, cues }, at.last, at.options)
    const what = wordsToCompare({ message, history }, act, weights)
    for (const { place, example, mark } of replies) {
      const answer = answersOf(place).find((one: Answer) => one.like[0] === example)
      const near = nearIn(place, heard, meanings).find((one) => one.answer === answer)?.near
      // The reply was taken out or rewritten since, or is no longer near.
      if (!answer || !near) continue
      const relation = relationOf(answer, place, { subject: at.subject, heard })
      const features = featuresOf(answer, near, what, relation, weights)
      found.push({ place: id, chat: id.replace(/-\d+$/, ''), features, mark })
    }
  }
  await close()
  return found
}

function asStored({ role, content, subject, node, options }: Judged['history'][number]): StoredMessage {
  const trace = role === 'assistant' && node ? { node, ...(subject ? { subject } : {}) } : undefined
  const timestamp = '2026-01-01T12:00:00.000Z'
  return { role, content, timestamp, ...(trace ? { trace } : {}), ...(options ? { options } : {}) }
}

function fitted(from: readonly Row[]): Logistic {
  return fitLogistic(
    from.map(({ features }) => features),
    from.map(({ mark }) => mark >= goodFrom),
    restraint,
  )
}

/** Each chat scored by weights that were fitted without it. */
function leftOut(all: readonly Row[]): number[] {
  const chats = [...new Set(all.map(({ chat }) => chat))]
  const foldOf = (row: Row) => chats.indexOf(row.chat) % folds
  const without = Array.from({ length: folds }, (_, fold) => fitted(all.filter((row) => foldOf(row) !== fold)))
  return all.map((row) => {
    const weights = without[foldOf(row)]
    return weights ? 1 / (1 + Math.exp(-oddsOf(weights, row.features))) : 0
  })
}

/** For the best reply of each place: how often it is good or wrong, by how sure the fit is. */
function report(all: readonly Row[], scored: readonly number[]) {
  const best = new Map<string, { mark: number; score: number; near: number }>()
  const nearest = new Map<string, { mark: number; near: number }>()
  for (const [at, { place, mark, features }] of all.entries()) {
    const score = scored[at] ?? 0
    const near = features[0] ?? 0
    if (score > (best.get(place)?.score ?? -1)) best.set(place, { mark, score, near })
    if (near > (nearest.get(place)?.near ?? -1)) nearest.set(place, { mark, near })
  }
  const share = (marks: readonly { mark: number }[], is: (mark: number) => boolean) =>
    `${((100 * marks.filter(({ mark }) => is(mark)).length) / Math.max(marks.length, 1)).toFixed(0)} %`
  const line = (name: string, marks: readonly { mark: number }[]) =>
    process.stdout.write(
      `${name.padEnd(34)} ${String(marks.length).padStart(5)}  good ${share(marks, (mark) => mark >= goodFrom)}  wrong ${share(marks, (mark) => mark === 0)}\n`,
    )
  process.stdout.write(`${all.length} judged replies at ${best.size} places\n`)
  line('the nearest by meaning', [...nearest.values()])
  line('the likeliest to fit', [...best.values()])
  for (const from of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    line(
      `  where its fit is at least ${from}`,
      [...best.values()].filter(({ score }) => score >= from),
    )
}

function write(weights: Logistic) {
  const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(4)))
  const body = { mean: rounded(weights.mean), spread: rounded(weights.spread), weight: rounded(weights.weight) }
  const target = join(import.meta.dirname, '../../src/server/features/coach/engine/learned/fit-weights.ts')
  const lines = Object.entries(body).map(([name, values]) => `  ${name}: [${values.join(', ')}],`)
  const comment = 'How much each feature counts, in the order of `featureNames`, fitted from judged replies.'
  writeFileSync(
    target,
    `${madeBy(comment, 'training/replies/fit-weights.ts')}export const fitWeights = {\n${lines.join('\n')}\n  bias: ${weights.bias.toFixed(4)},\n} as const\n`,
  )
}
