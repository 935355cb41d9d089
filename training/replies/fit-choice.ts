/**
 * Fits how the coach chooses between all replies it could send, from `choices.jsonl`: places in chats, and for each some replies
 * with a reader's mark (3 I would send it, 2 all right, 1 beside it, 0 wrong).
 *
 *   node --import tsx training/replies/fit-choice.ts .cache/talk
 *
 * The folder is the one of `training/talks/fit_thread.py`: what the talks are about is told by networks that never saw their authors.
 *
 * To be run after the model, the fit of written replies or the general replies were changed. Prints figures for authors left
 * out of the fit, then writes `src/server/features/coach/engine/learned/choice-weights.ts`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modelFolder, openListener } from '../../scripts/eval-coach/open-listener.ts'
import { readCues } from '../../src/rules/coach/cues/read-cues.ts'
import { gladMoves, type Move } from '../../src/rules/coach/moves.ts'
import { readLine } from '../../src/rules/coach/reading/read-line.ts'
import type { HeardThread } from '../../src/rules/coach/thread/heard-thread.ts'
import type { Trace } from '../../src/rules/coach/trace.ts'
import type { Features } from '../../src/rules/coach/weigh.ts'
import { listen } from '../../src/server/features/coach/decide-turn.ts'
import type { About } from '../../src/server/features/coach/engine/choice/candidate.ts'
import { featuresOf } from '../../src/server/features/coach/engine/choice/features.ts'
import { aboutWritten, situationOf } from '../../src/server/features/coach/engine/choice/gather.ts'
import { readKeptVectors } from '../../src/server/features/coach/engine/meanings/kept-vectors.ts'
import { createMeanings, readLearned } from '../../src/server/features/coach/engine/meanings/meanings.ts'
import { readAct } from '../../src/server/features/coach/engine/reading/read-act.ts'
import { chooseSubjectOf } from '../../src/server/features/coach/engine/subject/choose-subject.ts'
import { updateBelief } from '../../src/server/features/coach/engine/subject/subject-belief.ts'
import { readTalkState, type TalkState } from '../../src/server/features/coach/engine/talk-state.ts'
import { weighWritten } from '../../src/server/features/coach/engine/written/rank-written.ts'
import type { StoredMessage, Turn } from '../../src/server/features/coach/turn.ts'
import { fitLogistic, type Logistic, oddsOf } from '../logistic.ts'
import { namesSeen, writeWeights } from '../weights-file.ts'

type Marked = { text: string; mark: number } & (
  | { source: 'written'; place: string; example: string }
  | { source: 'move'; move: Move }
  | { source: 'node'; node: string; isNext: boolean }
  | { source: 'anywhere'; node: string }
)
type Place = {
  id: string
  area: 'work' | 'dating' | 'school'
  history: { role: 'user' | 'assistant'; content: string; trace?: Trace; options?: string[] }[]
  message: string
  replies: Marked[]
}
type Row = { place: string; author: string; features: Features; mark: number }

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: fit-choice.ts FOLDER_OF_TALKS')
type LeftOut = Record<string, Record<string, Omit<HeardThread, 'memory'>>>
const leftOut: LeftOut = JSON.parse(readFileSync(join(folder, 'thread-left-out.json'), 'utf8'))

const goodFrom = 2
const folds = 5
const restraint = 60
/** What was seen less often is left out: its weight would be chance. */
const leastSeen = 8

const rows = await readRows()
const names = namesSeen(
  rows.map(({ features }) => features),
  leastSeen,
)
report()
writeWeights(
  join(import.meta.dirname, '../../src/server/features/coach/engine/learned/choice-weights.ts'),
  {
    name: 'choiceWeights',
    comment: 'How much each feature of `features.ts` counts, fitted from marked replies.',
    script: 'training/replies/fit-choice.ts',
  },
  names,
  fitted(rows),
)

async function readRows(): Promise<Row[]> {
  const { hear, close } = await openListener()
  const meanings = createMeanings(hear, readKeptVectors(modelFolder), readLearned(modelFolder))
  const lines = readFileSync(join(import.meta.dirname, 'choices.jsonl'), 'utf8').split('\n')
  const found: Row[] = []
  for (const line of lines.filter((one) => one !== '')) {
    const place: Place = JSON.parse(line)
    const { id, area, message } = place
    const history = place.history.map((one): StoredMessage => ({ ...one, timestamp: '2026-01-01T12:00:00.000Z' }))
    const listened = await listen(hear, message, history)
    if (!listened) continue
    const [, talk = '', turnNumber = ''] = id.match(/^(.*)-(\d+)$/) ?? []
    const thread = leftOut[talk]?.[turnNumber]
    const heard = { ...listened, ...(thread ? { thread: { ...thread, memory: '' } } : {}) }
    const cues = readCues(readLine(message), message)
    const moves = meanings.moves(heard)
    const now = new Date('2026-01-01T12:01:00Z')
    const turn: Turn = { message, history, heard, meanings, moves, cues, facts: { lifeArea: area }, now, seed: 1 }
    found.push(
      ...(await rowsAt(turn, place.replies)).map((row) => ({ ...row, place: id, author: id.split('-')[0] ?? '' })),
    )
  }
  await close()
  return found
}

async function rowsAt(turn: Turn, replies: readonly Marked[]): Promise<Pick<Row, 'features' | 'mark'>[]> {
  const before = readTalkState(turn.history)
  const act = readAct(turn, before.last, before.options)
  const at: TalkState = { ...before, belief: updateBelief(before.belief, turn, act) }
  const choice = chooseSubjectOf(turn, at, act)
  const situation = situationOf(turn, at, act, choice)
  const written = await weighWritten(turn, at, act)
  return replies.flatMap((reply) => {
    const about = aboutOf(reply, turn, at, written)
    return about ? [{ features: featuresOf(about, reply.text, situation), mark: reply.mark }] : []
  })
}

/** Undefined where the reply was taken out since, or is no longer near. */
function aboutOf(
  reply: Marked,
  { moves = [] }: Turn,
  { recentMoves }: TalkState,
  written: Awaited<ReturnType<typeof weighWritten>>,
): About | undefined {
  if (reply.source === 'written') {
    const one = written.find(({ place, answer }) => place === reply.place && answer.like[0] === reply.example)
    return one && aboutWritten(one)
  }
  if (reply.source === 'move') {
    const { source, move } = reply
    const p = moves.find(({ name }) => name === move)?.p
    if (p === undefined) return undefined
    return { source, move, p, isGlad: gladMoves.has(move), isRecent: recentMoves.includes(move) }
  }
  const { source, node } = reply
  return source === 'node' ? { source, node, isNext: reply.isNext } : { source, node }
}

function valuesOf({ features }: Row): number[] {
  return names.map((name) => features[name] ?? 0)
}

function fitted(from: readonly Row[]): Logistic {
  return fitLogistic(
    from.map(valuesOf),
    from.map(({ mark }) => mark >= goodFrom),
    restraint,
  )
}

/** For the best reply of each place, chosen by weights fitted without its author: how often it is good or wrong. */
function report() {
  const best = new Map<string, { mark: number; p: number }>()
  const authors = [...new Set(rows.map((row) => row.author))]
  const foldOf = ({ author }: Row) => authors.indexOf(author) % folds
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitted(rows.filter((row) => foldOf(row) !== fold))
    for (const row of rows.filter((one) => foldOf(one) === fold)) {
      const p = 1 / (1 + Math.exp(-oddsOf(weights, valuesOf(row))))
      if (p > (best.get(row.place)?.p ?? -1)) best.set(row.place, { mark: row.mark, p })
    }
  }
  const line = (name: string, some: readonly { mark: number }[]) => {
    const share = (is: (mark: number) => boolean) =>
      `${((100 * some.filter(({ mark }) => is(mark)).length) / Math.max(some.length, 1)).toFixed(0)} %`
    const good = share((mark) => mark >= goodFrom)
    const wrong = share((mark) => mark === 0)
    process.stdout.write(`${name.padEnd(28)} ${String(some.length).padStart(5)}  good ${good}  wrong ${wrong}\n`)
  }
  const all = [...best.values()]
  process.stdout.write(`${rows.length} marked replies at ${best.size} places, ${names.length} features\n`)
  line('the likeliest to fit', all)
  for (const from of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    line(
      `  where it is from ${from} to ${(from + (from === 0 ? 0.2 : 0.1)).toFixed(1)}`,
      all.filter(({ p }) => p >= from && (p < from + (from === 0 ? 0.2 : 0.1) || from === 0.7)),
    )
}

/** Written for features as they are, so that nothing has to be brought to a common scale at run time. */
