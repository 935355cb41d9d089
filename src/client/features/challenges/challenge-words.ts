import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { type ChallengeCategory, difficultyNames } from '#rules/challenges/facts.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import { localDay, shortDate } from '#rules/words/written-date.ts'

export const categoryLabels: Record<ChallengeCategory, string> = {
  conversation: 'Conversation',
  public_speaking: 'Public Speaking',
  social_situations: 'Social Situations',
  phone_calls: 'Phone Calls',
  assertiveness: 'Assertiveness',
}

export const areaLabels: Record<LifeArea, string> = { work: 'Work', dating: 'Dating', school: 'School' }

export const premiumOffer = {
  title: 'Test a fear on something small.',
  points: [
    'One concrete thing to do, with steps and a way out',
    'Your prediction beside what really happened',
    'A ladder of your own, from the least feared up',
  ],
}

/** Difficulty and points: Moderate · 40 points. */
export function levelLine({ difficultyLevel, points }: ExposureChallenge): string {
  return `${difficultyNames[difficultyLevel]} · ${pointsWords(points)}`
}

export function pointsWords(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}

/** The local date of an instant. */
export function dayOf(moment: string): string {
  return shortDate(localDay(new Date(moment)))
}
