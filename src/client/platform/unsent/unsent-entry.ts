import type { Method } from '#contract/endpoint.ts'
import { offlineSeconds } from '#rules/progress/facts.ts'
import { ApiError } from '../request/api-error.ts'
import type { DeviceRow } from './device-rows.ts'

export type UnsentKind =
  | 'check-in'
  | 'technique'
  | 'favorite'
  | 'cue-use'
  | 'challenge'
  | 'ladder'
  | 'own-step'
  | 'learnt'
  | 'moment'

/** A change by a person that has to be sent to the server. */
export type UnsentWrite = {
  kind: UnsentKind
  /** Its label in the list of unsent changes: “Check-in: Steady”. */
  label: string
  /** Of several writes with the same key, only the last counts, as long as none was tried. */
  key: string
  /** What it is about. If a write is refused, later ones about the same subject wait. */
  subject: string
  method: Method
  url: string
  body?: Record<string, unknown> | undefined
  /** Where the server expects to be told how long it waited. */
  age?: 'body' | 'query' | undefined
  /** Deleting something that is already gone counts as done. */
  isDoneWhenMissing?: true | undefined
  /** Beginnings of the addresses whose data changes with it. */
  changes: readonly string[]
}

/** The server's answer when it last refused; no status if it could not be reached. */
export type Problem = { status: number | null; text: string }

export type UnsentEntry = DeviceRow &
  UnsentWrite & {
    /** First in, first out. */
    order: number
    /** By this device's clock. */
    madeAt: number
    tries: number
    problem: Problem | null
    /** Sending it again unchanged would not help. */
    isRefused: boolean
    /** It has arrived, and the lists that show it are being refetched. Never stored. */
    isSent?: true
  }

type Entries = readonly UnsentEntry[]

/** Adds a write, replacing one with the same key that was not tried yet. */
export function withWrite(
  entries: Entries,
  write: UnsentWrite,
  { id, userId, now }: { id: string; userId: string; now: number },
): Entries {
  const made: UnsentEntry = {
    ...write,
    id,
    userId,
    order: Math.max(0, ...entries.map(({ order }) => order)) + 1,
    madeAt: now,
    tries: 0,
    problem: null,
    isRefused: false,
  }
  // A duplicate: it is already in line.
  if (entries.some((entry) => entry.id === id)) return entries
  const before = findUntried(entries, write.key)
  if (!before) return [...entries, made]
  return entries.map((entry) => (entry === before ? { ...made, id: before.id, order: before.order } : entry))
}

/** An entry that was never sent, so that changing it here is enough. */
export function findUntried(entries: Entries, key: string): UnsentEntry | undefined {
  return entries.find((entry) => entry.key === key && entry.tries === 0)
}

export function withBody(entries: Entries, id: string, body: Record<string, unknown>): Entries {
  return entries.map((entry) => (entry.id === id ? { ...entry, body: { ...entry.body, ...body } } : entry))
}

export const withoutSubject = (entries: Entries, subject: string) =>
  entries.filter((entry) => entry.subject !== subject)

/** The first in line. Refused entries, and those that depend on them, are skipped. */
export function findNext(entries: Entries): UnsentEntry | undefined {
  const held = new Set(entries.filter(({ isRefused }) => isRefused).map(({ subject }) => subject))
  return inOrder(entries).find(({ subject }) => !held.has(subject))
}

/** The latest entry about each subject. */
export function lastOfEach(entries: Entries): Entries {
  return entries.filter(({ subject }, i) => entries.findLastIndex((entry) => entry.subject === subject) === i)
}

export const inOrder = (entries: Entries) => [...entries].sort((one, other) => one.order - other.order)

/** Marks it to be tried again, with everything that depends on it. */
export function withAnotherTry(entries: Entries, subject: string): Entries {
  return entries.map((entry) => (entry.subject === subject ? { ...entry, isRefused: false, problem: null } : entry))
}

/** Timeout, too many requests, or signed out: the same call may work later. */
const passingStatuses = [401, 408, 429]
/** If the server has failed this often on the same thing, it will keep failing. */
const mostStumbles = 5

export function isRefusal({ status }: Problem, tries: number): boolean {
  if (status === null || passingStatuses.includes(status)) return false
  if (status >= 500) return status === 500 && tries >= mostStumbles
  return status >= 400
}

export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return { status: error.status, text: error.bodyText.slice(0, 2000) }
  return { status: null, text: '' }
}

/** The same error the call itself would have thrown. */
export function errorOf({ status, text }: Problem): Error {
  return status === null ? new TypeError('The server was not reached.') : new ApiError(status, text)
}

const firstDelayMs = 3000
const longestDelayMs = 5 * 60_000

export function retryDelayMs(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.max(asked, Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(failures, 10)))
}

/** What is sent within this time is sent without an age. */
const atOnceSeconds = 5

/** The request to send now, with the entry's age filled in. */
export function callOf({ url, body, age, madeAt }: UnsentEntry, now: number) {
  const madeSecondsAgo = Math.min(offlineSeconds, Math.max(0, Math.round((now - madeAt) / 1000)))
  if (madeSecondsAgo < atOnceSeconds) return { url, body }
  if (age === 'body') return { url, body: { ...body, madeSecondsAgo } }
  if (age === 'query') return { url: `${url}${url.includes('?') ? '&' : '?'}madeSecondsAgo=${madeSecondsAgo}`, body }
  return { url, body }
}
