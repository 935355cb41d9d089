import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { type ChallengeCategory, challengeCategories } from '#rules/challenges/facts.ts'
import type { ChallengeView } from './challenge-view.ts'

type Wish = Pick<ChallengeView, 'category' | 'level' | 'onlyOwn'>

export function selectChallenges(challenges: readonly ExposureChallenge[], wish: Wish): ExposureChallenge[] {
  return challenges.filter(
    ({ category, difficultyLevel, isOwn }) =>
      (wish.category === null || category === wish.category) &&
      (wish.level === null || difficultyLevel === wish.level) &&
      (!wish.onlyOwn || isOwn),
  )
}

/** The kinds that occur among the challenges, in our order. */
export function categoriesOf(challenges: readonly ExposureChallenge[]): ChallengeCategory[] {
  const present = new Set(challenges.map(({ category }) => category))
  return challengeCategories.filter((category) => present.has(category))
}
