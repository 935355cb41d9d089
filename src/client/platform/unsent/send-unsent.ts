import { memberHeader } from '#rules/access.ts'
import { logProblem } from '../log.ts'
import { ApiError } from '../request/api-error.ts'
import { newId } from '../request/new-id.ts'
import { apiRequest } from '../request/request.ts'
import * as rules from './unsent-entry.ts'
import { changeEntries, loadEntries, settle } from './unsent-store.ts'

type UnsentEntry = rules.UnsentEntry

/** The result of a write: it arrived, it waits on this device, or the server refused it. */
export type Outcome =
  /** There is no reply if another tab was faster. */
  | { status: 'sent'; reply: unknown }
  /** It may wait under the id of an earlier entry that it replaced. */
  | { status: 'waiting'; error: unknown; entryId: string }
  | { status: 'refused'; error: unknown }

/** Several may wait for the same entry: a check-in, and a change to it that was made before it was sent. */
type Waiter = { id: string; resolve: (outcome: Outcome) => void }

export type Settled = { entry: UnsentEntry; outcome: Outcome; isAwaited: boolean }

const lockName = 'hearten-unsent'
/** Without an answer for this long, a call has failed. */
const silenceMs = 20_000
/** After this long, a screen says that something is waiting. */
const patienceMs = 8000

const waiters = new Set<Waiter>()
const watchers = new Set<(settled: Settled) => Promise<unknown> | undefined>()
let queued: Promise<void> | null = null
let lane: Promise<unknown> = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

let refreshLists: (changes: readonly string[]) => Promise<unknown> = async () => undefined

/** How to refetch the lists that change with what arrived. Set by any screen that writes. */
export function refreshListsBy(refresh: typeof refreshLists) {
  refreshLists = refresh
}

/** Calls back with everything that is settled. */
export function watchSettled(watcher: (settled: Settled) => Promise<unknown> | undefined): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Keeps a write on this device, tries to send it, and returns the result. */
export async function submitWrite(userId: string, write: rules.UnsentWrite, id = newId()): Promise<Outcome> {
  return submitChange(userId, id, (entries) => rules.withWrite(entries, write, { id, userId, now: Date.now() }))
}

/** The same for any change to what waits; returns the result of the entry with this id, or of the one it replaced. */
export async function submitChange(
  userId: string,
  id: string,
  change: (entries: readonly UnsentEntry[]) => readonly UnsentEntry[],
): Promise<Outcome> {
  return new Promise((resolve) => {
    const waiter = { id, resolve }
    const impatience = setTimeout(() => {
      finishOne(waiter, { status: 'waiting', error: new Error('No answer yet.'), entryId: waiter.id })
    }, patienceMs)
    waiters.add(waiter)
    const stored = changeEntries(userId, (entries) => {
      const after = change(entries)
      const before = new Set(entries)
      // Known from the start, because a flush in progress may be faster.
      waiter.id = after.find((entry) => !before.has(entry))?.id ?? id
      return after
    })
    void stored
      .then(() => flush(userId))
      .then(() => finishFrom(userId, waiter))
      .finally(() => clearTimeout(impatience))
  })
}

/** Sends what waits, in order, from one tab at a time. */
export function flush(userId: string): Promise<void> {
  clearTimeout(timer)
  queued ??= inTurn(async () => {
    queued = null
    await sendAll(userId)
  })
  return queued
}

export function stopRetrying() {
  clearTimeout(timer)
  failures = 0
}

async function inTurn(run: () => Promise<void>): Promise<void> {
  // Missing on plain http. There two tabs may send the same thing at once; the server accepts it once.
  if (navigator.locks) return navigator.locks.request(lockName, run)
  const turn = lane.then(run)
  lane = turn.catch(() => {})
  return turn
}

async function sendAll(userId: string) {
  for (;;) {
    const entry = rules.findNext(await loadEntries(userId))
    if (!entry) return
    const { id } = entry
    // Recorded before it is sent: from now on it may have arrived, whatever the result.
    const tried = { ...entry, tries: entry.tries + 1 }
    await changeEntries(userId, replace(id, tried))
    try {
      const reply = await send(tried)
      failures = 0
      await settle(tried, () => tell(tried, { status: 'sent', reply }))
    } catch (error) {
      const problem = rules.problemOf(error)
      if (!rules.isRefusal(problem, tried.tries)) {
        if (entry.problem === null) logProblem('A change could not be sent and waits on this device.', error)
        await changeEntries(userId, replace(id, { ...tried, problem }))
        await tell(tried, { status: 'waiting', error, entryId: id })
        retryLater(userId, error)
        return
      }
      logProblem('The server refused a change that had waited on this device.', error)
      const isAwaited = waitersFor(id).length > 0
      // Somebody who is still on the screen is told there, with the text still in front of them.
      await changeEntries(
        userId,
        isAwaited
          ? (all) => rules.withoutSubject(all, entry.subject)
          : replace(id, { ...tried, problem, isRefused: true }),
      )
      await tell(tried, { status: 'refused', error })
    }
  }
}

async function send(entry: UnsentEntry): Promise<unknown> {
  const { url, body } = rules.callOf(entry, Date.now())
  const silence = new AbortController()
  const giveUp = setTimeout(() => silence.abort(), silenceMs)
  try {
    const headers = { [memberHeader]: entry.userId }
    const response = await apiRequest(entry.method, url, body, silence.signal, headers)
    return await response.json()
  } catch (error) {
    if (entry.isDoneWhenMissing && error instanceof ApiError && error.status === 404) return null
    throw error
  } finally {
    clearTimeout(giveUp)
  }
}

function retryLater(userId: string, error: unknown) {
  // Signed out: it is sent when the same person signs in again.
  if (error instanceof ApiError && error.status === 401) return
  clearTimeout(timer)
  timer = setTimeout(() => void flush(userId), rules.retryDelayMs(failures, error))
  failures += 1
}

async function tell(entry: UnsentEntry, outcome: Outcome) {
  const awaiting = waitersFor(entry.id)
  for (const waiter of awaiting) finishOne(waiter, outcome)
  const settled = { entry, outcome, isAwaited: awaiting.length > 0 }
  const refreshed = outcome.status === 'sent' ? refreshLists(entry.changes) : undefined
  await Promise.all([refreshed, ...[...watchers].map((watcher) => watcher(settled))])
}

const waitersFor = (id: string) => [...waiters].filter((waiter) => waiter.id === id)

function finishOne(waiter: Waiter, outcome: Outcome) {
  waiters.delete(waiter)
  waiter.resolve(outcome)
}

/** There is no result yet: others come first, or another tab took it. */
async function finishFrom(userId: string, waiter: Waiter) {
  if (!waiters.has(waiter)) return
  const entry = (await loadEntries(userId)).find(({ id }) => id === waiter.id)
  if (!entry) return finishOne(waiter, { status: 'sent', reply: null })
  const error = rules.errorOf(entry.problem ?? { status: null, text: '' })
  finishOne(waiter, entry.isRefused ? { status: 'refused', error } : { status: 'waiting', error, entryId: entry.id })
}

const replace = (id: string, next: UnsentEntry) => (entries: readonly UnsentEntry[]) =>
  entries.map((entry) => (entry.id === id ? next : entry))
