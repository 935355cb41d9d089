import { createListeners } from '#client/ui/listeners.ts'
import { forgottenAfterMs, readRows, removeRowsBefore, updateRows } from './device-rows.ts'
import type { Draft } from './draft.ts'
import { holdLastWords, releaseLastWords, takeLastWords } from './last-words.ts'

type Change = { place: string; before: Draft | null; after: Draft | null }

/** Enough for everything somebody has open; older ones are deleted. */
const mostDrafts = 40
const channelName = 'hearten-drafts'

let userId: string | null = null
let drafts: ReadonlyMap<string, Draft> = new Map()
let isLoaded = false
const watchers = createListeners()
let channel: BroadcastChannel | null = null

export const draftOf = (owner: string, place: string): Draft | null => (owner === userId && drafts.get(place)) || null

export const areDraftsLoaded = (owner: string) => owner === userId && isLoaded

export const watchDrafts = watchers.subscribe

/** Restores what was being written. What was typed here meanwhile stays. */
export async function loadDrafts(owner: string) {
  listenToOtherTabs()
  if (owner === userId) return
  userId = owner
  isLoaded = false
  drafts = new Map()
  await removeRowsBefore('drafts', (row) => (row as Draft).writtenAt < Date.now() - forgottenAfterMs)
  const stored = await readRows<Draft>('drafts', owner)
  if (owner !== userId) return
  const late = takeLastWords(owner)
  const kept = late ? withDraft(stored, late.place, late.draft) : stored
  if (late) void keep(owner, late.place, late.draft)
  isLoaded = true
  publish(new Map([...kept.map((draft) => [draft.place, draft] as const), ...drafts]))
}

/** Null removes it. */
export function writeDraft(owner: string, place: string, after: Draft | null) {
  if (owner !== userId) return
  const before = drafts.get(place) ?? null
  const next = new Map(drafts)
  if (after) next.set(place, after)
  else next.delete(place)
  publish(next)
  void keep(owner, place, after)
  channel?.postMessage({ place, before, after } satisfies Change)
}

async function keep(owner: string, place: string, draft: Draft | null) {
  const held = holdLastWords({ owner, place, draft })
  await updateRows<Draft>('drafts', owner, (kept) => withDraft(kept, place, draft))
  releaseLastWords(held)
}

export const readDrafts = (owner: string) => readRows<Draft>('drafts', owner)

export function withDraft(kept: readonly Draft[], place: string, draft: Draft | null): readonly Draft[] {
  const others = kept.filter((one) => one.place !== place)
  if (!draft) return others
  const latest = [...others].sort((one, other) => one.writtenAt - other.writtenAt).slice(-(mostDrafts - 1))
  return [...latest, draft]
}

function publish(next: ReadonlyMap<string, Draft>) {
  drafts = next
  watchers.notify()
}

/** A tab that shows the same text follows; one in which somebody writes something else is left alone. */
function listenToOtherTabs() {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    const { place, before, after } = data
    const owner = (after ?? before)?.userId
    if (owner !== userId || !hasSameWords(drafts.get(place) ?? null, before)) return
    const next = new Map(drafts)
    if (after) next.set(place, after)
    else next.delete(place)
    publish(next)
  }
}

const hasSameWords = (one: Draft | null, other: Draft | null) =>
  JSON.stringify(one?.words ?? null) === JSON.stringify(other?.words ?? null)
