import type { Progress } from '#contract/progress.ts'
import type { GoalKind } from '#rules/progress/facts.ts'

export type ActivityDay = Progress['activityDays'][number]

export const kindLabels: Record<GoalKind, string> = {
  checkIns: 'Check-ins',
  techniques: 'Techniques',
  challenges: 'Challenges',
}
