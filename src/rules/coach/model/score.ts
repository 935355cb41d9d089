import type { CoachIntent } from '../intents.ts'
import { featuresOf, featureValue } from './features.ts'
import { weights } from './weights.ts'

export type Guess = { intent: CoachIntent; confidence: number }

/** The letters a weight is written in, from the lowest to the highest. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const middle = letters.length / 2
const valueOfLetter = new Map(Array.from(letters, (letter, at) => [letter, (at - middle) * weights.scale]))

const { labels } = weights
const rows: ReadonlyMap<string, readonly number[]> = new Map(
  weights.features
    .split('|')
    .map((name, at) => [
      name,
      Array.from(
        weights.values.slice(at * labels.length, (at + 1) * labels.length),
        (letter) => valueOfLetter.get(letter) ?? 0,
      ),
    ]),
)

/** How likely each intent is, judged by the words alone; likeliest first. */
export function scoreIntents(line: string, text: string): Guess[] {
  const known = Array.from(featuresOf(line, text)).flatMap((feature) => {
    const row = rows.get(feature)
    return row ? [{ row, value: featureValue(feature) }] : []
  })
  const length = Math.sqrt(known.reduce((sum, { value }) => sum + value * value, 0)) || 1
  const scores = labels.map((_, label) =>
    known.reduce((sum, { row, value }) => sum + ((row[label] ?? 0) * value) / length, weights.bias[label] ?? 0),
  )
  const powers = scores.map((score) => Math.exp(score - Math.max(...scores)))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return labels
    .map((intent, at) => ({ intent, confidence: (powers[at] ?? 0) / total }))
    .sort((a, b) => b.confidence - a.confidence)
}
