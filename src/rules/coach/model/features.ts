import { findConcepts } from '../concepts/find-concepts.ts'
import { stemOf } from '../reading/stem.ts'

/** Concepts so common that a pair with one says nothing. */
const unpaired = new Set(['third_person_one', 'they', 'weekday', 'always'])

/**
 * What the scorer sees of a message: stems, pairs of neighbors, concepts, pairs of concepts, and how it is built.
 * Each named once, however often it occurs.
 */
export function featuresOf(line: string, text: string): ReadonlySet<string> {
  const features = new Set<string>()
  const words = line.trim().split(' ')
  const stems = words.map((word) => (/^\d/.test(word) ? '#' : stemOf(word)))
  for (const [at, stem] of stems.entries()) {
    if (!/^[.,?]$/.test(stem)) features.add(stem)
    const next = stems[at + 1]
    if (next !== undefined) features.add(`${stem} ${next}`)
  }
  addConcepts(features, line)
  addShape(features, words, text)
  return features
}

function addConcepts(features: Set<string>, line: string) {
  const counts = findConcepts(line)
  const names = Array.from(counts.keys()).sort()
  for (const [at, name] of names.entries()) {
    features.add(`=${name}`)
    if ((counts.get(name) ?? 0) > 1) features.add(`=${name}*`)
    if (unpaired.has(name)) continue
    for (const other of names.slice(at + 1)) if (!unpaired.has(other)) features.add(`=${name}+${other}`)
  }
}

function addShape(features: Set<string>, words: readonly string[], text: string) {
  const count = words.filter((word) => /[a-z0-9]/.test(word)).length
  features.add(count <= 3 ? '^tiny' : count <= 8 ? '^short' : count <= 20 ? '^middle' : '^long')
  if (words.includes('?')) features.add('^asks')
  if (text.includes('!')) features.add('^exclaims')
  const first = words.find((word) => /[a-z]/.test(word))
  if (first) features.add(`^${stemOf(first)}`)
  if (!words.some((word) => word === 'i' || word === 'my' || word === 'me')) features.add('^no self')
}

/** A concept stands for many words, so that it also speaks for those no example used. */
const conceptValue = 2

export function featureValue(feature: string): number {
  return feature.startsWith('=') && !feature.includes('+') ? conceptValue : 1
}
