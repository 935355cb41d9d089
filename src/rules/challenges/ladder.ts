import type { ChallengeCategory, DifficultyLevel } from './facts.ts'

type Kind = { category: ChallengeCategory; lifeCategory: string }

/** A situation from the sorting exercise, with the person's ratings. */
export type RatedSituation = Kind & { difficultyLevel: DifficultyLevel; fear: number; matters: number }

/**
 * Anything that can be on the ladder. A step people added themselves has its own ratings; the others get theirs from
 * the sorting exercise.
 */
export type Climbable = Kind & {
  id: string
  difficultyLevel: DifficultyLevel
  own: { fear: number; matters: number } | null
}

export type Rung = { id: string; difficultyLevel: DifficultyLevel; fear: number; matters: number }

/** Situations rated below this hardly matter to the person and stay off the ladder. */
const mattersEnough = 3
/** A rung without any fear teaches little, so the next rung has at least this much if there is a choice. */
const worthClimbing = 2
const mostFear = 10

/**
 * The personal ladder, least feared first. Of rungs that are equally feared, the one that matters more comes first. A
 * challenge is included once a situation of its kind and life area has been rated; nothing is guessed about the rest.
 */
export function buildLadder(ratings: readonly RatedSituation[], climbables: readonly Climbable[]): Rung[] {
  return climbables
    .flatMap((climbable) => rungOf(ratings, climbable) ?? [])
    .sort(
      (a, b) =>
        a.fear - b.fear || b.matters - a.matters || a.difficultyLevel - b.difficultyLevel || (a.id < b.id ? -1 : 1),
    )
}

function rungOf(ratings: readonly RatedSituation[], climbable: Climbable): Rung | undefined {
  const { id, difficultyLevel, own } = climbable
  if (own) return { id, difficultyLevel, ...own }
  const near = ratings.filter(
    (rated) => rated.category === climbable.category && rated.lifeCategory === climbable.lifeCategory,
  )
  if (near.length === 0) return undefined
  const matters = toHalves(mean(near.map((rated) => rated.matters)))
  if (matters < mattersEnough) return undefined
  // How much more (or less) than usual the person fears this kind of situation.
  const beyondUsual = mean(near.map((rated) => rated.fear - usualFear(rated.difficultyLevel)))
  const fear = toHalves(Math.min(mostFear, Math.max(0, usualFear(difficultyLevel) + beyondUsual)))
  return { id, difficultyLevel, fear, matters }
}

/** 1, 3, 5, 7, 9: the middle of each level's fifth of the scale. */
function usualFear(level: DifficultyLevel): number {
  return 2 * level - 1
}

export type Climbed = {
  challengeId: string
  /** What they feared came true the last time. */
  cameTrue: boolean
}

/**
 * The rung to try next: about as high as the person has reached, and not back at the bottom. A rung where the fear came
 * true does not count as reached, so that a hard day is not followed by a harder one.
 */
export function nextRung(rungs: readonly Rung[], climbed: readonly Climbed[]): Rung | undefined {
  const done = new Map(climbed.map((run) => [run.challengeId, run]))
  const reached = rungs.filter(({ id }) => done.get(id)?.cameTrue === false).map(({ fear }) => fear)
  const from = Math.max(worthClimbing, ...reached.map((fear) => fear - 1))
  const open = rungs.filter(({ id }) => !done.has(id))
  return open.find(({ fear }) => fear >= from) ?? open[0]
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const toHalves = (number: number) => Math.round(number * 2) / 2
