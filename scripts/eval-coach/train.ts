import { readFileSync, writeFileSync } from 'node:fs'
import { type CoachIntent, coachIntents } from '#rules/coach/intents.ts'
import { featuresOf, featureValue } from '#rules/coach/model/features.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'
import { type LifeArea, lifeAreas } from '#rules/life-areas.ts'
import { trainLogistic } from './logistic.ts'

const phrasesFile = new URL('../../eval/coach/train.jsonl', import.meta.url)
const weightsFile = new URL('../../src/rules/coach/model/weights.ts', import.meta.url)

/** What stands in one phrase only was probably not the reason for its label. */
const seldom = 2
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

type Phrase = { text: string; intent: CoachIntent; lifeArea: LifeArea | null }

const phrases: readonly Phrase[] = readFileSync(phrasesFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const found = phrases.map(({ text }) => Array.from(featuresOf(readLine(text), text)))
const vocabulary = Array.from(countOf(found.flat()))
  .filter(([, count]) => count >= seldom)
  .map(([feature]) => feature)
  .sort()
const places = new Map(vocabulary.map((feature, at) => [feature, at]))

const intents = coachIntents.filter((intent) => phrases.some((phrase) => phrase.intent === intent))

writeFileSync(
  weightsFile,
  `// Written by scripts/eval-coach/train.ts from eval/coach/train.jsonl. Change the phrases instead.
import type { LifeArea } from '../../life-areas.ts'
import type { CoachIntent } from '../intents.ts'

export type Model<Label> = {
  labels: readonly Label[]
  scale: number
  bias: readonly number[]
  /** For each feature one letter per label. */
  values: string
}

/** With a bar between them. */
export const featureNames =
  '${vocabulary.join('|').replaceAll("'", "\\'")}'

export const intentModel: Model<CoachIntent> = ${modelFor(intents, ({ intent }) => intent)}

export const areaModel: Model<LifeArea | null> = ${modelFor([...lifeAreas, null], ({ lifeArea }) => lifeArea)}
`,
)
console.log(`${phrases.length} phrases, ${vocabulary.length} features, ${intents.length} intents`)

function countOf(features: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}

/** Each weight as one letter: the loss is far below what one more phrase would change. */
function modelFor<Label extends string | null>(labels: readonly Label[], labelOf: (phrase: Phrase) => Label): string {
  const samples = phrases.map((phrase, at) => ({
    label: labels.indexOf(labelOf(phrase)),
    features: (found[at] ?? []).flatMap((feature) => {
      const place = places.get(feature)
      return place === undefined ? [] : [[place, featureValue(feature)] as const]
    }),
  }))
  const { perFeature, bias } = trainLogistic(samples, vocabulary.length, labels.length)
  const highest = perFeature.reduce((most, row) => Math.max(most, ...row.map(Math.abs)), 0)
  const scale = Number((highest / (letters.length / 2 - 1)).toFixed(4))
  const values = perFeature.map((row) => Array.from(row, (weight) => letterOf(weight / scale)).join('')).join('')
  return `{
  labels: [${labels.map((label) => (label === null ? 'null' : `'${label}'`)).join(', ')}],
  scale: ${scale},
  bias: [${Array.from(bias, (one) => Number(one.toFixed(3))).join(', ')}],
  values:
    '${values}',
}`
}

function letterOf(steps: number): string {
  const middle = letters.length / 2
  return letters.charAt(Math.min(letters.length - 1, Math.max(0, Math.round(steps) + middle)))
}
