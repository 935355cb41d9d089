import type { LifeArea } from '../../life-areas.ts'
import { createPhraseFinder, createPhraseList } from '../../safety/phrase-list.ts'
import { datingPhrases } from './dating.ts'
import { schoolPhrases, schoolTraps } from './school.ts'
import { workPhrases } from './work.ts'

const find = createPhraseFinder([...workPhrases, ...datingPhrases, ...schoolPhrases])
const traps = createPhraseList(schoolTraps)

/** What the words of a message say about the part of life it is about. */
export function weighAreas(line: string): Record<LifeArea, number> {
  const weights = { work: 0, dating: 0, school: 0 }
  for (const { group } of find(traps.cover(line))) weights[group.area] += group.weight
  return weights
}
