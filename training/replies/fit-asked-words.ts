/**
 * Learns from `asked-words.jsonl` for what kind of moment somebody wants words, from the listener's three vectors of the
 * message and from its bare words, and writes `model/asked-words.*`. First prints how well that goes for writers left
 * out, a few at a time. About six minutes.
 *
 *   node --import tsx training/replies/fit-asked-words.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAsked, readVectors } from '../../scripts/eval-coach/asked-words/read-asked.ts'
import { openListener } from '../../scripts/eval-coach/open-listener.ts'
import { askedNames, countOfWords } from '../../src/server/features/coach/engine/words/asked-words-weights.ts'
import { featuresOf } from '../../src/server/features/coach/word-sums/text-features.ts'
import { type Fitted, fitShares, oddsIn, repeatable, writeWordSums } from '../word-sums.ts'

const root = join(import.meta.dirname, '..', '..')
const rounds = 40
const folds = 4
const batch = 32
const rate = 0.002
/** Pulls every weight towards nothing, so that no single number of a vector decides. */
const decay = 0.01

type Row = { vector: Float32Array; features: Uint32Array; kind: number; writer: string }
type Model = { weight: Float32Array; bias: Float32Array }

const asked = readAsked(readFileSync(join(import.meta.dirname, 'asked-words.jsonl'), 'utf8'))
const { hear, close } = await openListener()
const rows: Row[] = []
for (const line of asked) {
  const vector = await readVectors(hear, line)
  const features = featuresOf(line.earlier ? `${line.earlier} … ${line.message}` : line.message)
  rows.push({ vector, features, kind: askedNames.indexOf(line.kind), writer: line.writer ?? '' })
}
await close()
const inputs = rows[0]?.vector.length ?? 0

const writers = [...new Set(rows.map((row) => row.writer))]
printLeftOut()
write(learn(rows))
writeWordSums('asked-words-sums', askedNames, learnWords(rows))

function learnWords(from: readonly Row[]): Fitted[] {
  return fitShares(
    from.map(({ features, kind }) => ({ features, name: kind })),
    askedNames.length,
    repeatable(1),
  )
}

function learn(from: readonly Row[]): Model {
  const kinds = askedNames.length
  const model = { weight: new Float32Array(kinds * inputs), bias: new Float32Array(kinds) }
  const first = new Float32Array(model.weight.length)
  const second = new Float32Array(model.weight.length)
  const slope = new Float32Array(model.weight.length)
  const slopeOfBias = new Float32Array(kinds)
  const order = from.map((_, at) => at)
  let seed = 1
  let steps = 0
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      const other = seed % (at + 1)
      ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
    }
    for (let start = 0; start < order.length; start += batch) {
      slope.fill(0)
      slopeOfBias.fill(0)
      for (const at of order.slice(start, start + batch)) {
        const row = from[at]
        if (row) addSlope(model, row, slope, slopeOfBias)
      }
      steps += 1
      const size = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps)
      for (let at = 0; at < slope.length; at += 1) {
        const mean = (slope[at] ?? 0) / batch
        first[at] = 0.9 * (first[at] ?? 0) + 0.1 * mean
        second[at] = 0.999 * (second[at] ?? 0) + 0.001 * mean * mean
        const weight = model.weight[at] ?? 0
        model.weight[at] =
          weight - (size * (first[at] ?? 0)) / (Math.sqrt(second[at] ?? 0) + 1e-8) - rate * decay * weight
      }
      for (const kind of slopeOfBias.keys())
        model.bias[kind] = (model.bias[kind] ?? 0) - (0.05 * (slopeOfBias[kind] ?? 0)) / batch
    }
  }
  return model
}

function addSlope(model: Model, { vector, kind }: Row, slope: Float32Array, slopeOfBias: Float32Array) {
  const shares = sharesOf(model, vector)
  for (const [name, share] of shares.entries()) {
    const error = share - Number(name === kind)
    slopeOfBias[name] = (slopeOfBias[name] ?? 0) + error
    const start = name * inputs
    for (let at = 0; at < inputs; at += 1) slope[start + at] = (slope[start + at] ?? 0) + error * (vector[at] ?? 0)
  }
}

function sharesOf(model: Model, vector: Float32Array): number[] {
  return asShares(valuesOf(model, vector))
}

function valuesOf({ weight, bias }: Model, vector: Float32Array): number[] {
  return Array.from(bias, (start, name) => {
    let sum = start
    const from = name * inputs
    for (let at = 0; at < inputs; at += 1) sum += (weight[from + at] ?? 0) * (vector[at] ?? 0)
    return sum
  })
}

function asShares(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

/** Every writer is read by a model that saw none of their lines. */
function printLeftOut() {
  const none = askedNames.indexOf('none')
  const read = Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = (row: Row) => writers.indexOf(row.writer) % folds === fold
    const seen = rows.filter((row) => !isLeftOut(row))
    const model = learn(seen)
    const words = learnWords(seen)
    return rows.filter(isLeftOut).map(({ vector, features, kind }) => {
      const values = valuesOf(model, vector)
      const shares = asShares(values.map((value, at) => value + countOfWords * oddsOfWord(words[at], features)))
      const best = shares.indexOf(Math.max(...shares))
      return { kind, best, p: shares[best] ?? 0, none: shares[none] ?? 0 }
    })
  }).flat()
  const wanted = read.filter(({ kind }) => kind !== none)
  const unwanted = read.filter(({ kind }) => kind === none)
  const print = (line: string) => process.stdout.write(`${line}\n`)
  const first = wanted.filter(({ kind, best }) => kind === best).length
  print(`${wanted.length} want words, ${first} right at first guess; ${unwanted.length} want none`)
  for (const least of [0.3, 0.35, 0.4, 0.45, 0.5, 0.6]) {
    const isGiven = ({ best, p }: (typeof read)[number]) => best !== none && p >= least
    const given = wanted.filter(isGiven)
    const right = given.filter(({ kind, best }) => kind === best).length
    print(`≥ ${least}: ${given.length} given, ${right} right; given unasked ${unwanted.filter(isGiven).length}`)
  }
  for (const least of [0.4, 0.55, 0.7]) {
    const taken = (of: typeof read) => of.filter((one) => one.none >= least).length
    print(`none ≥ ${least}: ${taken(unwanted)} of those who want none, ${taken(wanted)} of those who want words`)
  }
}

function oddsOfWord(word: Fitted | undefined, features: Uint32Array): number {
  return word ? oddsIn(word, features) : 0
}

function write({ weight, bias }: Model) {
  const folder = join(root, 'model')
  writeFileSync(join(folder, 'asked-words.f32'), Buffer.concat([Buffer.from(weight.buffer), Buffer.from(bias.buffer)]))
  const about = { names: askedNames, inputs, hidden: 0 }
  writeFileSync(join(folder, 'asked-words.json'), `${JSON.stringify(about, null, 1)}\n`)
}
