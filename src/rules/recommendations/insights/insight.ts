import type { Cite } from '../cite.ts'
import type { PersonRecords } from '../records.ts'

export type InsightFinding = {
  title: string
  description: string
  /** From 0 to 1, from how much data stands behind it and how large the difference is. */
  confidence: number
  /** Whether there is something to do about it. */
  actionable: boolean
  cites: readonly Cite[]
}

export type InsightRule = {
  /** Stored with the insight, and with its dismissal: changed, it would come back to those who sent it away. */
  type: string
  /** The condition in words, for people who read the list of rules. */
  when: string
  expiresAfterDays: number
  /** How long it keeps away after it was dismissed. */
  coolDownDays: number
  find: (records: PersonRecords) => InsightFinding | null
}
