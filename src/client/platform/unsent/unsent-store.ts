import { createListeners } from '#client/ui/listeners.ts'
import { forgottenAfterMs, isStoredOnDevice, readRows, removeRowsBefore, updateRows } from './device-rows.ts'
import { inOrder, type UnsentEntry } from './unsent-entry.ts'

type Entries = readonly UnsentEntry[]
type Change = (entries: Entries) => Entries

const none: Entries = []
const channelName = 'hearten-unsent'

let userId: string | null = null
/** What waits, as stored. */
let waiting = none
/** Changes made here that are still being stored: a second tap must already see what the first one did. */
let decided: readonly Change[] = []
/** What has arrived, until the lists that show it are up to date. */
let leaving = none
let shown = none
const watchers = createListeners()
const departures = createListeners<[gone: Entries]>()
let channel: BroadcastChannel | null = null

/** One person's entries, in the order they were made; the same array as long as nothing changes. */
export const entriesOf = (owner: string): Entries => (owner === userId ? shown : none)

/** Whether it is stored on the device, rather than only in this page's memory. */
export const isLasting = isStoredOnDevice

export const watchEntries = watchers.subscribe

/** Calls back with what another tab has sent or removed. */
export const watchDepartures = departures.subscribe

export async function loadEntries(owner: string): Promise<Entries> {
  listenToOtherTabs()
  if (owner !== userId) {
    userId = owner
    leaving = none
    decided = []
    publish(none)
    void removeRowsBefore('entries', (row) => (row as UnsentEntry).madeAt < Date.now() - forgottenAfterMs)
  }
  const rows = await readRows<UnsentEntry>('entries', owner)
  if (owner === userId) publish(rows)
  return rows
}

export async function changeEntries(owner: string, change: Change): Promise<Entries> {
  if (owner === userId) decided = [...decided, change]
  publish(waiting)
  const rows = await updateRows<UnsentEntry>('entries', owner, change)
  decided = decided.filter((one) => one !== change)
  if (owner === userId) publish(rows)
  channel?.postMessage('changed')
  return rows
}

/** It has arrived. It stays on screen until the lists that show it have been refetched. */
export async function settle(entry: UnsentEntry, refresh: () => Promise<unknown>) {
  leaving = [...leaving, { ...entry, isSent: true }]
  await changeEntries(entry.userId, (entries) => entries.filter(({ id }) => id !== entry.id))
  // The lists render the new data in a separate step; the entry must not disappear before that.
  void refresh().finally(() => setTimeout(() => leave(entry.id)))
}

function leave(gone: string) {
  leaving = leaving.filter(({ id }) => id !== gone)
  publish(waiting)
}

function publish(entries: Entries) {
  waiting = entries
  shown = inOrder([...leaving, ...decided.reduce((known, change) => change(known), waiting)])
  watchers.notify()
}

function listenToOtherTabs() {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(channelName)
  channel.onmessage = async () => {
    if (userId === null) return
    const before = waiting
    const after = await loadEntries(userId)
    const gone = before.filter((entry) => after.every(({ id }) => id !== entry.id))
    if (gone.length > 0) departures.notify(gone)
  }
}
