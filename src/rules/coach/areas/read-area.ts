import { type LifeArea, lifeAreas } from '../../life-areas.ts'
import { createPhraseFinder, createPhraseList } from '../../safety/phrase-list.ts'
import type { CoachIntent } from '../intents.ts'
import { datingPhrases } from './dating.ts'
import { areaTraps, schoolPhrases } from './school.ts'
import { workPhrases } from './work.ts'

const find = createPhraseFinder([...workPhrases, ...datingPhrases, ...schoolPhrases])
const traps = createPhraseList(areaTraps)

/** Intents that are at home in one part of life, and how much a sure guess of one weighs. */
const homes: Partial<Record<CoachIntent, { area: LifeArea; weight: number }>> = {
  ask_boss: { area: 'work', weight: 1.5 },
  date_nerves: { area: 'dating', weight: 2 },
  class_participation: { area: 'school', weight: 2 },
  presentation: { area: 'work', weight: 0.6 },
}

const enough = 1

/** The part of life a message is about; null where it could be any. */
export function areaOf(line: string, intents: readonly { intent: CoachIntent; confidence: number }[]): LifeArea | null {
  const weights: Record<LifeArea, number> = { work: 0, dating: 0, school: 0 }
  for (const { group } of find(traps.cover(line))) weights[group.area] += group.weight
  for (const { intent, confidence } of intents) {
    const home = homes[intent]
    if (home) weights[home.area] += home.weight * confidence
  }
  const [best] = lifeAreas.toSorted((a, b) => weights[b] - weights[a])
  return best && weights[best] >= enough ? best : null
}
