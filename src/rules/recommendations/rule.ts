import type { Cite, RecordKind } from './cite.ts'
import type { ItemKey, Library } from './library.ts'
import type { PersonRecords } from './records.ts'

/** Something a rule would recommend, and why. */
export type Finding = {
  item: ItemKey
  /** For the person: the record it comes from, in a sentence or two. */
  reason: string
  cites: readonly Cite[]
  /** From 0 to 1. */
  confidence: number
}

export type RecommendationRule = {
  /** Its name, and the kind of everything it finds. Stored with people's answers: changed, what was learned is lost. */
  id: string
  /** The condition in words, for people who read the list of rules. */
  when: string
  /** From 0 to 100, before confidence and what was learned. */
  priority: number
  expiresAfterDays: number
  /** How long the same item rests after it was dismissed or completed. */
  coolDownDays: number
  /** What holds for these records, the best first. */
  find: (records: PersonRecords, library: Library) => readonly Finding[]
}

export function cite(kind: RecordKind, records: readonly { id: string }[]): Cite[] {
  return records.map(({ id }) => ({ kind, id }))
}
