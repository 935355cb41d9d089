import {
  type ChallengeCategory,
  challengeCategories,
  type DifficultyLevel,
  difficultyLevels,
} from '#rules/challenges/facts.ts'

export const places = ['challenges', 'ladder', 'evidence'] as const
export type Place = (typeof places)[number]

/** Which part of the screen is open. Kept in the address, so that back and reload return to it. */
export type ChallengeView = {
  place: Place
  category: ChallengeCategory | null
  level: DifficultyLevel | null
  onlyOwn: boolean
  /** The two-minute sorting exercise is open, on the ladder. */
  isSorting: boolean
  /** The challenge whose dialog is open. */
  challengeId: string | null
}

/** Unknown values in an address are ignored. */
export function readView(search: URLSearchParams): ChallengeView {
  const place = places.find((one) => one === search.get('view')) ?? 'challenges'
  return {
    place,
    category: challengeCategories.find((one) => one === search.get('category')) ?? null,
    level: difficultyLevels.find((one) => String(one) === search.get('level')) ?? null,
    onlyOwn: search.get('own') === 'true',
    isSorting: place === 'ladder' && search.get('sort') === 'true',
    challengeId: search.get('challenge') || null,
  }
}

export function writeView({ place, category, level, onlyOwn, isSorting, challengeId }: ChallengeView): URLSearchParams {
  const search = new URLSearchParams()
  if (place !== 'challenges') search.set('view', place)
  if (category) search.set('category', category)
  if (level) search.set('level', String(level))
  if (onlyOwn) search.set('own', 'true')
  if (isSorting && place === 'ladder') search.set('sort', 'true')
  if (challengeId) search.set('challenge', challengeId)
  return search
}
