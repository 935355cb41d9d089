import type { LifeArea } from '../../life-areas.ts'
import type { CoachIntent } from '../intents.ts'
import { featuresOf, featureValue } from './features.ts'
import { areaModel, featureNames, intentModel, type Model } from './weights.ts'

export type Guess = { intent: CoachIntent; confidence: number }

/** The letters a weight is written in, from the lowest to the highest. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const placeOf = new Map(Array.from(letters, (letter, at) => [letter, at - letters.length / 2]))

type Scorer<Label> = { labels: readonly Label[]; bias: readonly number[]; rows: ReadonlyMap<string, readonly number[]> }

const names = featureNames.split('|')

function createScorer<Label>({ labels, scale, bias, values }: Model<Label>): Scorer<Label> {
  const rows = names.map((name, at) => {
    const row = values.slice(at * labels.length, (at + 1) * labels.length)
    return [name, Array.from(row, (letter) => (placeOf.get(letter) ?? 0) * scale)] as const
  })
  return { labels, bias, rows: new Map(rows) }
}

const intents = createScorer(intentModel)
const areas = createScorer(areaModel)

export type Scores = {
  /** How likely each intent is, judged by the words alone; likeliest first. */
  intents: Guess[]
  areas: Record<LifeArea, number>
}

export function scoreMessage(line: string, text: string): Scores {
  const features = featuresOf(line, text)
  const byArea = new Map(chancesOf(areas, features).map(({ label, chance }) => [label, chance]))
  return {
    intents: chancesOf(intents, features)
      .map(({ label, chance }) => ({ intent: label, confidence: chance }))
      .sort((a, b) => b.confidence - a.confidence),
    areas: { work: byArea.get('work') ?? 0, dating: byArea.get('dating') ?? 0, school: byArea.get('school') ?? 0 },
  }
}

function chancesOf<Label>({ labels, bias, rows }: Scorer<Label>, features: ReadonlySet<string>) {
  const known = Array.from(features).flatMap((feature) => {
    const row = rows.get(feature)
    return row ? [{ row, value: featureValue(feature) }] : []
  })
  const length = Math.hypot(...known.map(({ value }) => value)) || 1
  const scores = labels.map((_, label) =>
    known.reduce((sum, { row, value }) => sum + ((row[label] ?? 0) * value) / length, bias[label] ?? 0),
  )
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return labels.map((label, at) => ({ label, chance: (powers[at] ?? 0) / total }))
}
