import type { GoalKind } from '#rules/progress/facts.ts'

export const goalLabels: Record<GoalKind, string> = {
  checkIns: 'Days with a check-in',
  techniques: 'Techniques used',
  challenges: 'Challenges completed',
}
