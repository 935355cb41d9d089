import type { Draft } from './draft.ts'
import { readDrafts } from './drafts.ts'
import { lastOfEach, type UnsentEntry } from './unsent-entry.ts'
import { loadEntries } from './unsent-store.ts'

/** What would be lost by removing somebody's data from this device. */
export type Leftovers = { labels: readonly { id: string; label: string }[]; canBeSent: boolean }

export async function readLeftovers(userId: string): Promise<Leftovers> {
  const [entries, drafts] = await Promise.all([loadEntries(userId), readDrafts(userId)])
  return leftoversOf(entries, drafts)
}

export function leftoversOf(entries: readonly UnsentEntry[], drafts: readonly Draft[]): Leftovers {
  return {
    labels: [...lastOfEach(entries), ...drafts].map(({ id, label }) => ({ id, label })),
    canBeSent: entries.some(({ isRefused }) => !isRefused),
  }
}
