import type { UnsentEntry } from '#client/platform/unsent/unsent-entry.ts'
import type { Ladder, LadderRating, LadderRung, OwnChallenge } from '#contract/challenges/challenge-ladder.ts'
import { levelOfFear, worthOfLevel } from '#rules/challenges/own-challenge.ts'

/**
 * The ladder including steps and ratings that have not been sent yet. How ratings reorder the others is computed by the
 * server.
 */
export function withUnsent(ladder: Ladder, entries: readonly UnsentEntry[]): Ladder {
  let { ratings, rungs } = ladder
  for (const { kind, method, subject, body } of entries) {
    if (kind === 'ladder') ratings = withRatings(ratings, (body as { ratings: LadderRating[] }).ratings)
    if (kind !== 'own-step') continue
    const id = subject.replace('own-step:', '')
    const before = rungs.find(({ challenge }) => challenge.id === id)
    const others = rungs.filter((rung) => rung !== before)
    rungs = method === 'DELETE' ? others : [...others, rungOf(id, body as OwnChallenge, before?.completed ?? false)]
  }
  if (rungs !== ladder.rungs) rungs = [...rungs].sort((one, other) => one.fear - other.fear)
  return { ...ladder, ratings, rungs }
}

function withRatings(known: readonly LadderRating[], given: readonly LadderRating[]): LadderRating[] {
  const changed = new Set(given.map(({ situationId }) => situationId))
  return [...known.filter(({ situationId }) => !changed.has(situationId)), ...given]
}

function rungOf(id: string, step: OwnChallenge, completed: boolean): LadderRung {
  const { title, description = '', lifeCategory = 'work', category, fear, matters, instructions = [] } = step
  const difficultyLevel = levelOfFear(fear)
  const { points, estimatedDuration } = worthOfLevel(difficultyLevel)
  const facts = { id, title, description, lifeCategory, category, difficultyLevel, points, estimatedDuration }
  return { challenge: { ...facts, instructions, tips: [], isOwn: true }, fear, matters, completed }
}
