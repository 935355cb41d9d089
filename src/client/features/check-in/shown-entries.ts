import type { MoodEntry } from '#contract/progress.ts'
import type { OutboxItem, Said } from './outbox.ts'
import { saidOf } from './send-item.ts'

/** A check-in as the screen shows it, be it on record or still on this device. */
export type ShownEntry = Said & {
  /** The record's id; without one, it is only here. */
  entryId: string | null
  /** Its place in the outbox, if it has one. */
  clientId: string | null
  day: string
  madeAt: number
  isEditable: boolean
}

/** Records with what the person has said about them since, the latest made first. */
export function shownEntries(entries: readonly MoodEntry[], items: readonly OutboxItem[]): ShownEntry[] {
  const changes = new Map(items.flatMap((item) => (item.entryId ? [[item.entryId, item] as const] : [])))
  const known = new Set(entries.map(({ id }) => id))
  const recorded = entries.flatMap((entry): ShownEntry[] => {
    const item = changes.get(entry.id)
    if (item) return item.isDeleted ? [] : [ofItem(item)]
    const { id, day, isEditable } = entry
    return [{ ...saidOf(entry), entryId: id, clientId: null, day, isEditable, madeAt: Date.parse(entry.createdAt) }]
  })
  const onlyHere = items.filter(({ entryId, isDeleted }) => !isDeleted && !(entryId && known.has(entryId)))
  return [...recorded, ...onlyHere.map(ofItem)].sort((one, other) => other.madeAt - one.madeAt)
}

function ofItem({ mood, notes, tags, entryId, clientId, day, madeAt }: OutboxItem): ShownEntry {
  return { mood, notes, tags, entryId: entryId ?? null, clientId, day, madeAt, isEditable: true }
}
