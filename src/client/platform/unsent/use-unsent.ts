import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Access } from '#rules/access.ts'
import { ApiError } from '../request/api-error.ts'
import { newId } from '../request/new-id.ts'
import { type AddressInput, urlOf } from '../request/request.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { type Outcome, refreshListsBy, submitChange, submitWrite } from './send-unsent.ts'
import { lastOfEach, type UnsentEntry, type UnsentWrite } from './unsent-entry.ts'
import { changeEntries, entriesOf, loadEntries, watchEntries } from './unsent-store.ts'

type Entries = readonly UnsentEntry[]
type Ids = { id: string; userId: string; now: number }

const none: Entries = []
const nobody = ''

/** This person's changes that have not arrived yet, and ways to add to them. */
export function useUnsent() {
  // The header outlives the session by a moment.
  const userId = useCurrentUser().user?.id ?? nobody
  const entries = useSyncExternalStore(
    watchEntries,
    () => entriesOf(userId),
    () => none,
  )
  const cache = useQueryClient()
  useEffect(() => refreshListsBy((changes) => refreshQueries(cache, changes)), [cache])
  useEffect(() => {
    if (userId !== nobody) void loadEntries(userId)
  }, [userId])
  const submit = useCallback((write: UnsentWrite, id?: string) => submitWrite(userId, write, id), [userId])
  const submitOrGiveBack = useCallback((write: UnsentWrite) => sendOrGiveBack(userId, write), [userId])
  const submitAs = useCallback(
    (change: (entries: Entries, ids: Ids) => Entries): Promise<Outcome> => {
      const ids = { id: newId(), userId, now: Date.now() }
      return submitChange(userId, ids.id, (before) => change(before, ids))
    },
    [userId],
  )
  return { entries, submit, submitAs, submitOrGiveBack }
}

/** For an open form: if the server refuses, the text goes back to the form. Only what did not reach the server waits here. */
async function sendOrGiveBack(userId: string, write: UnsentWrite): Promise<Outcome> {
  const outcome = await submitWrite(userId, write)
  if (outcome.status !== 'waiting' || !(outcome.error instanceof ApiError) || outcome.error.status < 500) return outcome
  await changeEntries(userId, (entries) => entries.filter(({ id }) => id !== outcome.entryId))
  return { status: 'refused', error: outcome.error }
}

/** Every time zone or search has its own address, and all with the same beginning have changed. */
export function refreshQueries(cache: QueryClient, changes: readonly string[]) {
  const isChanged = (address: string) => changes.some((beginning) => address.startsWith(beginning))
  return cache.invalidateQueries({ predicate: ({ queryKey }) => isChanged(String(queryKey[0])) })
}

/** Whether sending has failed so far; a first attempt in progress does not count. */
export const isHeldUp = (entries: Entries) => entries.some(({ problem, isRefused }) => problem !== null && !isRefused)

/** What waits or was refused, without what is being sent or has arrived. */
export function waitingOrRefused(entries: Entries): Entries {
  const isHeld = isHeldUp(entries)
  return entries.filter(({ isSent, isRefused }) => !isSent && (isHeld || isRefused))
}

/** How many things that is to the person: a check-in and a change to it are one. */
export function useUnsentCount(): number {
  return lastOfEach(waitingOrRefused(useUnsent().entries)).length
}

/** A call of the contract in the form that is kept on the device. */
export function writeOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  endpoint: Endpoint<Access, P, Q, B>,
  input: Partial<AddressInput<P, Q>> & { body?: z.input<B> },
): Pick<UnsentWrite, 'method' | 'url' | 'body'> {
  const { method } = endpoint
  return { method, url: urlOf(endpoint, input), body: input.body as Record<string, unknown> | undefined }
}
