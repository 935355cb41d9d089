import type { Cite } from '../cite.ts'
import type { PersonRecords } from '../records.ts'

export type InsightFinding = {
  title: string
  description: string
  /** From 0 to 1, based on how much data there is and how large the difference. */
  confidence: number
  /** Whether the person can do something about it. */
  actionable: boolean
  cites: readonly Cite[]
}

export type InsightRule = {
  /** Stored with the insight and with its dismissal. If it were renamed, dismissed insights would come back. */
  type: string
  /** The condition in words, for people who read the list of rules. */
  when: string
  expiresAfterDays: number
  /** How long it stays away after it was dismissed. */
  coolDownDays: number
  find: (records: PersonRecords) => InsightFinding | null
}
