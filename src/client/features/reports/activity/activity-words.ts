import type { Progress } from '#contract/progress.ts'
import type { ActivityKind } from '#rules/progress/facts.ts'

export type ActivityDay = Progress['activityDays'][number]

export const kindLabels: Record<ActivityKind, string> = {
  checkIns: 'Check-ins',
  techniques: 'Techniques',
  challenges: 'Challenges',
  talks: 'Chats with the coach',
}
