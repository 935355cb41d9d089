/**
 * Fits when the nearest written answer is the right one to a question in danger, from `asked.jsonl`: questions people really
 * asked, for which readers who saw all answers looked for the right one, and often found none.
 *
 *   node --import tsx training/in-danger/fit-answers.ts
 *
 * To be run after the model or the answers in danger were changed. A question is never compared with its own words, which
 * may have become an example since. Prints figures for talks left out of the fit, then writes `learned/question-weights.ts`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modelFolder, openListener } from '../../scripts/eval-coach/open-listener.ts'
import { dangerAnswers } from '../../src/content/coach/crisis/answers/all-answers.ts'
import type { DangerAnswer, DangerGroup } from '../../src/content/coach/crisis/answers/danger-answer.ts'
import { featuresOfQuestion } from '../../src/content/coach/crisis/answers/question-fit.ts'
import type { Features } from '../../src/rules/coach/weigh.ts'
import { wordWeights } from '../../src/server/features/coach/engine/fit/word-weights.ts'
import {
  allPlaces,
  examplesOf,
  readKeptVectors,
  vectorWidth,
} from '../../src/server/features/coach/engine/meanings/kept-vectors.ts'
import { isQuestion, overlapWith } from '../../src/server/features/coach/safety/near-danger.ts'
import { sentencesToRead } from '../../src/server/features/coach/sentences-to-read.ts'
import { fitLogistic, type Logistic, oddsOf } from '../logistic.ts'
import { namesSeen, writeWeights } from '../weights-file.ts'

type Asked = { talk: string; say: string; ids: string[]; spans: string[] }
type Row = { talk: string; message: number; features: Features; isRight: boolean }

const restraint = 5
const folds = 8
const kept = 40
const closestOf = 3
const leastSeen = 8

const asked: Asked[] = readFileSync(join(import.meta.dirname, 'asked.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
const examples = readExamples()
const rows = await readRows()
const names = namesSeen(
  rows.map(({ features }) => features),
  leastSeen,
)
report()
writeWeights(
  join(import.meta.dirname, '../../src/content/coach/crisis/answers/learned/question-weights.ts'),
  {
    name: 'questionWeights',
    comment: 'How much each feature of `question-fit.ts` counts, fitted on questions people asked.',
    script: 'training/in-danger/fit-answers.ts',
  },
  names,
  fitted(rows),
)

/** The vectors of all examples of the answers in danger, and whose each is. */
function readExamples() {
  const vectors = readKeptVectors(modelFolder)
  if (!vectors) throw new Error('The vectors of the examples are missing: run training/replies/vectors.ts')
  const before = allPlaces.slice(0, allPlaces.indexOf('danger')).flatMap(examplesOf).length
  let at = before
  return dangerAnswers.map((answer) => {
    const own = answer.like.map((text) => {
      at += 1
      const row = vectors.rows.subarray((at - 1) * vectorWidth, at * vectorWidth)
      return { text, plain: plainly(text), row, length: lengthOf(row) }
    })
    return { answer, own }
  })
}

function plainly(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}

async function readRows(): Promise<Row[]> {
  const { hear, close } = await openListener()
  const weights = await wordWeights()
  const found: Row[] = []
  for (const [message, { talk, say, ids }] of asked.entries()) {
    const sentences = sentencesToRead(say)
    const texts = [say, ...sentences.filter(isQuestion)]
    const heard = await hear(texts.map((text) => ({ message: text })))
    const group = groupOf(talk)
    const said = new Set(asked.filter((one) => one.talk === talk).flatMap(textsOf))
    const others = examples.map(({ answer, own }) => ({ answer, own: own.filter(({ plain }) => !said.has(plain)) }))
    for (const [at, text] of texts.entries()) {
      const near = others
        .filter(({ answer }) => answer.group === group || answer.group === 'any')
        .map(({ answer, own }) => ({ answer, nearness: nearnessOf(own, heard?.[at]?.embedding ?? new Float32Array()) }))
        .toSorted((one, other) => other.nearness - one.nearness)
        .slice(0, kept)
      const ofText = overlapWith(text, weights)
      const overlap = (answer: DangerAnswer) =>
        ofText({ like: others.find((one) => one.answer === answer)?.own.map((one) => one.text) ?? [] })
      const asks = at > 0 || (sentences.length === 0 && isQuestion(say)) ? true : undefined
      const best = featuresOfQuestion({ text, near, overlap, asks }, group)
      if (best) found.push({ talk, message, features: best.features, isRight: ids.includes(best.answer.id) })
    }
  }
  await close()
  return found
}

function textsOf({ say, spans }: Asked): string[] {
  return [say, ...spans, ...sentencesToRead(say)].map(plainly)
}

function nearnessOf(own: readonly { row: Int8Array; length: number }[], vector: Float32Array): number {
  const near = own.map(({ row, length }) => product(row, vector) / length)
  const closest = near.toSorted((one, other) => other - one).slice(0, closestOf)
  return closest.length === 0 ? -1 : closest.reduce((sum, one) => sum + one, 0) / closest.length
}

/** Not by iterators: there are thirty million of these. */
function product(row: Int8Array, vector: Float32Array): number {
  let sum = 0
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (vector[at] ?? 0)
  return sum
}

function lengthOf(row: Int8Array): number {
  return Math.sqrt(product(row, Float32Array.from(row)))
}

/** What most of the right answers in this talk are written for. */
function groupOf(talk: string): DangerGroup {
  const counts = new Map<DangerGroup, number>()
  for (const { ids } of asked.filter((one) => one.talk === talk))
    for (const id of ids) {
      const group = dangerAnswers.find((answer) => answer.id === id)?.group
      if (group && group !== 'any') counts.set(group, (counts.get(group) ?? 0) + 1)
    }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'own'
}

function valuesOf({ features }: Row): number[] {
  return names.map((name) => features[name] ?? 0)
}

function fitted(from: readonly Row[]): Logistic {
  return fitLogistic(
    from.map(valuesOf),
    from.map(({ isRight }) => isRight),
    restraint,
  )
}

/** How many messages would be answered, and how many rightly, in talks left out of the fit. */
function report() {
  const talks = [...new Set(rows.map(({ talk }) => talk))]
  const foldOf = ({ talk }: Row) => talks.indexOf(talk) % folds
  const best = new Map<number, { p: number; isRight: boolean }>()
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitted(rows.filter((row) => foldOf(row) !== fold))
    for (const row of rows.filter((one) => foldOf(one) === fold)) {
      const p = 1 / (1 + Math.exp(-oddsOf(weights, valuesOf(row))))
      if (p > (best.get(row.message)?.p ?? -1)) best.set(row.message, { p, isRight: row.isRight })
    }
  }
  const known = new Set(dangerAnswers.map(({ id }) => id))
  const answerable = asked.filter(({ ids }) => ids.some((id) => known.has(id)))
  process.stdout.write(`${asked.length} messages, ${answerable.length} of which have an answer\n`)
  for (const least of [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6]) {
    const answered = [...best.values()].filter(({ p }) => p >= least)
    const right = answered.filter(({ isRight }) => isRight).length
    process.stdout.write(`  likelier than ${least}: ${answered.length} answered, ${right} rightly\n`)
  }
}
