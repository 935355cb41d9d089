import type { ChallengeCategory, DifficultyLevel } from './facts.ts'

type Kind = { category: ChallengeCategory; lifeCategory: string }

/** A situation of the sort, with what the person said of it. */
export type RatedSituation = Kind & { difficultyLevel: DifficultyLevel; fear: number; matters: number }

/** Something to climb. A step of one's own carries its own fear and weight; the others get theirs from the sort. */
export type Climbable = Kind & {
  id: string
  difficultyLevel: DifficultyLevel
  own: { fear: number; matters: number } | null
}

export type Rung = { id: string; difficultyLevel: DifficultyLevel; fear: number; matters: number }

/** Below this, the person has said that it hardly matters to them, and it stays off the ladder. */
const mattersEnough = 3
/** A rung that frightens nobody teaches little; the next one starts here where there is a choice. */
const worthClimbing = 2
const mostFear = 10

/**
 * The personal ladder, from the least feared up. Of rungs equally feared, what matters more comes first. A challenge
 * is on it once a situation of its kind and life area was sorted: nothing is guessed about the rest.
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
  // How much more or less than most people they fear this kind of thing.
  const beyondUsual = mean(near.map((rated) => rated.fear - usualFear(rated.difficultyLevel)))
  const fear = toHalves(Math.min(mostFear, Math.max(0, usualFear(difficultyLevel) + beyondUsual)))
  return { id, difficultyLevel, fear, matters }
}

/** 1, 3, 5, 7, 9: the middle of each level's share of the scale. */
function usualFear(level: DifficultyLevel): number {
  return 2 * level - 1
}

export type Climbed = {
  challengeId: string
  /** The last time it was done, the feared thing came true. */
  cameTrue: boolean
}

/**
 * The rung to try next: about as high as the person has been, not back at the bottom. A rung where the feared thing
 * came true does not count as reached, so that a hard day is not followed by a harder one.
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
