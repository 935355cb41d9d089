import { type LifeArea, lifeAreas } from '../../life-areas.ts'
import { createPhraseFinder, createPhraseList } from '../../safety/phrase-list.ts'
import type { CoachIntent } from '../intents.ts'
import type { Scores } from '../model/score.ts'
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

/** How much the learned guess counts beside the phrases above. */
const learnedWeight = 2
const enough = 1

/** The part of life a message is about; null where it could be any. */
export function areaOf(line: string, { intents, areas }: Scores): LifeArea | null {
  const weights: Record<LifeArea, number> = { work: 0, dating: 0, school: 0 }
  const covered = traps.cover(line)
  for (const { group } of find(covered)) weights[group.area] += group.weight
  // Whatever was learned was learned from the very words that mislead here.
  if (covered === line) addLearned(weights, { intents, areas })
  const [best] = lifeAreas.toSorted((a, b) => weights[b] - weights[a])
  return best && weights[best] >= enough ? best : null
}

function addLearned(weights: Record<LifeArea, number>, { intents, areas }: Scores) {
  for (const area of lifeAreas) weights[area] += learnedWeight * areas[area]
  for (const { intent, confidence } of intents) {
    const home = homes[intent]
    if (home) weights[home.area] += home.weight * confidence
  }
}
