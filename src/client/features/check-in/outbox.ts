import { localStore, storageKeys } from '#client/platform/storage.ts'
import type { Mood, MoodTag } from '#rules/progress/moods.ts'

/** What a check-in says; the rest of it is where and when it was made. */
export type Said = { mood: Mood; notes: string | null; tags: readonly MoodTag[] }

/** A check-in as the person wants it to be, until we know that it is. */
export type OutboxItem = Said & {
  userId: string
  /** Goes with every try, so that whatever reaches the server twice is one record. */
  clientId: string
  day: string
  timeZone: string
  /** By this device's clock. */
  madeAt: number
  /** Known once it is on record. */
  entryId?: string
  /** It may be on record, even if no answer came back. */
  wasTried?: true
  isDeleted?: true
}

const key = storageKeys.checkIns
const none: readonly OutboxItem[] = []
const listeners = new Set<() => void>()
let kept: { text: string | null; items: readonly OutboxItem[] } = { text: null, items: none }
/** Where storage is blocked, what we hold in memory is all there is. */
let isStored = true

/** Everybody's; the same list as long as nothing changes. */
export function readOutbox(): readonly OutboxItem[] {
  if (!isStored) return kept.items
  const text = localStore.read(key)
  if (text !== kept.text) kept = { text, items: parse(text) }
  return kept.items
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may send what waits here.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function putItem(item: OutboxItem) {
  write([...readOutbox().filter(({ clientId }) => clientId !== item.clientId), item])
}

export function changeItem(clientId: string, change: Partial<OutboxItem>) {
  write(readOutbox().map((item) => (item.clientId === clientId ? { ...item, ...change } : item)))
}

export function removeItem(clientId: string) {
  write(readOutbox().filter((item) => item.clientId !== clientId))
}

export function findItem(clientId: string): OutboxItem | undefined {
  return readOutbox().find((item) => item.clientId === clientId)
}

function write(items: readonly OutboxItem[]) {
  const text = items.length > 0 ? JSON.stringify(items) : null
  if (text === null) localStore.remove(key)
  else localStore.write(key, text)
  isStored = localStore.read(key) === text
  kept = { text, items }
  for (const listener of listeners) listener()
}

function parse(text: string | null): readonly OutboxItem[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(items) ? (items as OutboxItem[]) : none
  } catch {
    return none
  }
}
