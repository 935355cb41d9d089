/**
 * Learns from the chats in `eval/chats/open` when a danger begins, and when one that stands was none or is over; and from
 * what strangers who were well said to the coach (`eval/strangers`), because scripted chats hold more dangers than life.
 *
 *   node --import tsx training/in-danger/fit-doubt.ts .cache/talk
 *
 * The folder is the one of fit_talk.py. Plays every chat with the weights as they are, because what is asked depends on them; run it twice after a change. Prints
 * figures for authors left out of the fit, then writes `doubt-weights.ts` and `standing-weights.ts` in `src/rules/safety/learned`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScriptedChat } from '../../scripts/eval-chats/read-chats.ts'
import { runChat } from '../../scripts/eval-chats/run-chat.ts'
import { modelFolder, openListener } from '../../scripts/eval-coach/open-listener.ts'
import type { Evidence } from '../../src/rules/safety/listening/evidence.ts'
import type { HeardTalk } from '../../src/rules/safety/listening/heard-turn.ts'
import { readKeptVectors } from '../../src/server/features/coach/engine/meanings/kept-vectors.ts'
import { createMeanings, type Meanings, readLearned } from '../../src/server/features/coach/engine/meanings/meanings.ts'
import { fitLogistic, type Logistic, oddsOf } from '../logistic.ts'
import { authorOf, readTalks } from '../talks/read-talks.ts'
import { namesSeen, writeWeights } from '../weights-file.ts'

type Row = { author: string; evidence: Evidence; isDanger: boolean }
type Fitted = { names: readonly string[]; fit: Logistic }

const root = join(import.meta.dirname, '..', '..')
const restraint = 20
/** What was seen less often is left out: its weight would be chance. */
const leastSeen = 6

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: fit-doubt.ts FOLDER')
const leftOut: Record<string, Record<number, number>> = JSON.parse(readFileSync(join(folder, 'left-out.json'), 'utf8'))
const { talk, standing } = await readRows()
report('a danger begins', talk, [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.45, 0.55])
report('one that stands is real', standing, [0.06, 0.12, 0.2])
write('learned/doubt-weights.ts', 'doubtWeights', fitted(talk))
write('learned/standing-weights.ts', 'standingWeights', fitted(standing))

/** Turns at which the author would accept either are left out. */
async function readRows(): Promise<{ talk: Row[]; standing: Row[] }> {
  const listener = await openListener()
  const meanings = createMeanings(listener.hear, readKeptVectors(modelFolder), readLearned(modelFolder))
  const rows: { talk: Row[]; standing: Row[] } = { talk: [], standing: [] }
  for (const chat of readTalks()) {
    const author = authorOf(chat)
    let next = 0
    const talk: Meanings['talk'] = (message, heard, memory) => {
      const told = meanings.talk(message, heard, memory)
      // In another language the layer is not asked.
      const at = chat.turns.findIndex(({ say }, turn) => turn >= next && say === message)
      next = at + 1
      return told && asStranger(chat, at, told)
    }
    const results = await runChat(chat, { hear: listener.hear, meanings: { ...meanings, talk } })
    for (const [at, { weighed }] of results.entries()) {
      const danger = chat.turns[at]?.expect.danger
      if (danger === undefined || danger === 'maybe') continue
      const row = { author, isDanger: danger !== 'none' }
      if (weighed?.talk) rows.talk.push({ ...row, evidence: weighed.talk })
      if (weighed?.standing) rows.standing.push({ ...row, evidence: weighed.standing })
    }
  }
  await listener.close()
  return rows
}

/**
 * What the layer for whole talks made of a turn in the fit that left out its author. The layer in use knows these talks by
 * heart: it would be believed too much, and no danger would begin late.
 */
function asStranger(said: ScriptedChat, at: number, talk: HeardTalk): HeardTalk {
  const odds = leftOut[said.id]?.[at + 1]
  return odds === undefined ? talk : { ...talk, danger: 1 / (1 + Math.exp(-odds)) }
}

function fitted(rows: readonly Row[]): Fitted {
  const names = namesSeen(
    rows.map(({ evidence }) => evidence),
    leastSeen,
  )
  const fit = fitLogistic(
    rows.map((row) => valuesOf(row, names)),
    rows.map(({ isDanger }) => isDanger),
    restraint,
  )
  return { names, fit }
}

function valuesOf({ evidence }: Row, names: readonly string[]): number[] {
  return names.map((name) => evidence[name] ?? 0)
}

/** How many would be found, and how many falsely, for authors left out of the fit. */
function report(what: string, rows: readonly Row[], thresholds: readonly number[]) {
  const guesses = [...new Set(rows.map(({ author }) => author))].flatMap((author) => {
    const { names, fit } = fitted(rows.filter((row) => row.author !== author))
    return rows
      .filter((row) => row.author === author)
      .map((row) => ({ author, isDanger: row.isDanger, p: 1 / (1 + Math.exp(-oddsOf(fit, valuesOf(row, names)))) }))
  })
  const real = guesses.filter(({ isDanger }) => isDanger).length
  process.stdout.write(`${what}: ${guesses.length} turns, ${real} of them in danger\n`)
  for (const least of thresholds) {
    const above = guesses.filter(({ p }) => p >= least)
    const found = above.filter(({ isDanger }) => isDanger).length
    const strangers = above.filter(({ author }) => author.startsWith('stranger')).length
    process.stdout.write(
      `  likelier than ${least}: ${found} in danger, ${above.length - found} not, ${strangers} of them strangers\n`,
    )
  }
}

function write(file: string, name: string, { names, fit }: Fitted) {
  const comment = 'How much each piece of evidence counts, fitted from chats.'
  const script = 'training/in-danger/fit-doubt.ts'
  writeWeights(join(root, 'src', 'rules', 'safety', file), { name, comment, script }, names, fit)
}
