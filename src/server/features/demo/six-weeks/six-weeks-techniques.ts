import type { TechniqueId } from '#content/techniques.ts'
import { createChance } from '../chance.ts'

export type DemoSession = {
  daysAgo: number
  time: string
  techniqueId: TechniqueId
  completed: boolean
  rating: number | null
}

const done = (daysAgo: number, time: string, techniqueId: TechniqueId, rating: number): DemoSession => ({
  daysAgo,
  time,
  techniqueId,
  completed: true,
  rating,
})

/** Sessions between two check-ins of one day, so that there is a before and an after. */
const beforeAndAfter: readonly DemoSession[] = [
  done(38, '08:50', 'power-breathing', 4),
  done(33, '16:40', 'confidence-boost', 5),
  done(19, '11:05', 'sensory-refresh', 3),
  done(10, '08:45', 'power-breathing', 5),
  done(5, '11:10', 'power-breathing', 5),
]

const inBetween: readonly TechniqueId[] = [
  'power-breathing',
  'mental-reset',
  'power-breathing',
  'movement-stretch',
  'micro-meditation',
  'mental-reset',
]

/** Plus some evenings, not all of them to the end. */
export function sixWeeksOfTechniques(seed: number): DemoSession[] {
  const chance = createChance(seed)
  const evenings = [40, 37, 34, 31, 29, 26, 18, 16, 14, 13, 11, 8, 4, 2].map((daysAgo, index): DemoSession => {
    const completed = chance() > 0.25
    const rating = completed ? 3 + Math.round(chance() * 2) : null
    const techniqueId = inBetween[index % inBetween.length] ?? 'power-breathing'
    return { daysAgo, time: `22:${10 + index}`, techniqueId, completed, rating }
  })
  return [...beforeAndAfter, ...evenings]
}
