import type { Recommendation } from '#contract/recommendations.ts'
import type { HelpAnswer } from '#rules/recommendations/facts.ts'

export const typeWords: Record<Recommendation['type'], string> = {
  technique: 'Technique',
  challenge: 'Challenge',
  article: 'Article',
  lesson: 'Lesson',
  cues: 'Talk starters',
  coach: 'Coach',
}

/** The label of the link to it. */
export const openWords: Record<Recommendation['type'], string> = {
  technique: 'Start it',
  challenge: 'Look at it',
  article: 'Read it',
  lesson: 'Read it',
  cues: 'See the lines',
  coach: 'Open the chat',
}

export const categoryWords: Record<Recommendation['category'], string> = {
  anxiety: 'Anxiety',
  social: 'Social',
  confidence: 'Confidence',
  stress: 'Stress',
  mindfulness: 'Mindfulness',
}

export const difficultyWords: Record<Recommendation['difficulty'], string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

export const helpWords: Record<HelpAnswer, string> = { yes: 'Yes', a_little: 'A little', no: 'No' }

/** Challenge · Social · Beginner · 5m */
export function factsOf({ type, category, difficulty, estimatedDuration }: Recommendation): string {
  const facts = [typeWords[type], categoryWords[category], difficultyWords[difficulty]]
  if (estimatedDuration) facts.push(`${estimatedDuration}m`)
  return facts.join(' · ')
}
