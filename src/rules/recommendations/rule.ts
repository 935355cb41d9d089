import type { Cite, RecordKind } from './cite.ts'
import type { ItemKey, Library } from './library.ts'
import type { PersonRecords } from './records.ts'

/** Something a rule would recommend, and why. */
export type Finding = {
  item: ItemKey
  /** For the person: which record it is based on, in a sentence or two. */
  reason: string
  cites: readonly Cite[]
  /** From 0 to 1. */
  confidence: number
}

export type RecommendationRule = {
  /**
   * Its name, and the kind of everything it finds. Stored with people's answers: if it were renamed, what was learned
   * would be lost.
   */
  id: string
  /** The condition in words, for people who read the list of rules. */
  when: string
  /** From 0 to 100, before confidence and learning are applied. */
  priority: number
  expiresAfterDays: number
  /** How long an item is not recommended again after it was dismissed or completed. */
  coolDownDays: number
  /** What applies to these records, best first. */
  find: (records: PersonRecords, library: Library) => readonly Finding[]
}

export function cite(kind: RecordKind, records: readonly { id: string }[]): Cite[] {
  return records.map(({ id }) => ({ kind, id }))
}
