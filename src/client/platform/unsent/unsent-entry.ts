import type { Method } from '#contract/endpoint.ts'
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

/** Something a person did that the server has to hear of. */
export type UnsentWrite = {
  kind: UnsentKind
  /** What it is in the list of what was not sent: “Check-in: Steady”. */
  label: string
  /** Of writes with the same key only the last one matters, as long as none was tried. */
  key: string
  /** What it is about. While a write about it is refused, later ones about it wait. */
  subject: string
  method: Method
  url: string
  body?: Record<string, unknown> | undefined
  /** Where the server wants to hear how long it waited. */
  age?: 'body' | 'query' | undefined
  /** Deleting what is gone already is what was wanted. */
  isDoneWhenMissing?: true | undefined
  /** How the addresses begin whose answers follow from it. */
  changes: readonly string[]
}

/** What the server said when it last did not take it; no status when it could not be reached. */
export type Problem = { status: number | null; text: string }

export type UnsentEntry = DeviceRow &
  UnsentWrite & {
    /** First in, first out. */
    order: number
    /** By this device's clock. */
    madeAt: number
    tries: number
    problem: Problem | null
    /** Sending it again as it is would not help. */
    isRefused: boolean
    /** It has arrived, and the lists that show it are being asked for again. Never stored. */
    isSent?: true
  }

type Entries = readonly UnsentEntry[]

/** Adds a write, in place of one with the same key that was not tried yet. */
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
  // The same thing, told again: it is in line already.
  if (entries.some((entry) => entry.id === id)) return entries
  const before = findUntried(entries, write.key)
  if (!before) return [...entries, made]
  return entries.map((entry) => (entry === before ? { ...made, id: before.id, order: before.order } : entry))
}

/** One that has not left this device in any way, so that changing it here changes it everywhere. */
export function findUntried(entries: Entries, key: string): UnsentEntry | undefined {
  return entries.find((entry) => entry.key === key && entry.tries === 0)
}

export function withBody(entries: Entries, id: string, body: Record<string, unknown>): Entries {
  return entries.map((entry) => (entry.id === id ? { ...entry, body: { ...entry.body, ...body } } : entry))
}

export const withoutSubject = (entries: Entries, subject: string) =>
  entries.filter((entry) => entry.subject !== subject)

/** The first in line. What is refused, and what builds on it, lets the others pass. */
export function findNext(entries: Entries): UnsentEntry | undefined {
  const held = new Set(entries.filter(({ isRefused }) => isRefused).map(({ subject }) => subject))
  return inOrder(entries).find(({ subject }) => !held.has(subject))
}

/** The latest entry about each subject. */
export function lastOfEach(entries: Entries): Entries {
  return entries.filter(({ subject }, i) => entries.findLastIndex((entry) => entry.subject === subject) === i)
}

export const inOrder = (entries: Entries) => [...entries].sort((one, other) => one.order - other.order)

/** To be tried once more, with whatever builds on it. */
export function withAnotherTry(entries: Entries, subject: string): Entries {
  return entries.map((entry) => (entry.subject === subject ? { ...entry, isRefused: false, problem: null } : entry))
}

/** Too early, too often, or nobody signed in: the same call may work later. */
const passingStatuses = [401, 408, 429]
/** A server that stumbles over the same thing this often will go on stumbling. */
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

/** The same problem as the call itself would have thrown it. */
export function errorOf({ status, text }: Problem): Error {
  return status === null ? new TypeError('The server was not reached.') : new ApiError(status, text)
}

const firstDelayMs = 3000
const longestDelayMs = 5 * 60_000

export function retryDelayMs(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.max(asked, Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(failures, 10)))
}

/** How long the server believes that something waited; see the contract. */
const mostAgeSeconds = 30 * 24 * 60 * 60

/** What is sent within this time is sent without an age. */
const atOnceSeconds = 5

/** The request to send now, with the entry's age filled in. */
export function callOf({ url, body, age, madeAt }: UnsentEntry, now: number) {
  const madeSecondsAgo = Math.min(mostAgeSeconds, Math.max(0, Math.round((now - madeAt) / 1000)))
  if (madeSecondsAgo < atOnceSeconds) return { url, body }
  if (age === 'body') return { url, body: { ...body, madeSecondsAgo } }
  if (age === 'query') return { url: `${url}${url.includes('?') ? '&' : '?'}madeSecondsAgo=${madeSecondsAgo}`, body }
  return { url, body }
}
