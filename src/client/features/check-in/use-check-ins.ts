import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorMessageOf } from '#client/platform/api-error.ts'
import { useRequiredUser } from '#client/platform/current-user.ts'
import { newId } from '#client/platform/new-id.ts'
import { queryOf } from '#client/platform/query-client.ts'
import { useLostSession } from '#client/platform/use-lost-session.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import { listMoodEntries, type MoodEntry, readProgress } from '#contract/progress.ts'
import { type OutboxItem, putItem, type Said } from './outbox.ts'
import { type ShownEntry, shownEntries } from './shown-entries.ts'
import { useOutbox } from './use-outbox.ts'

type Here = { timeZone: string }

const entriesQuery = ({ timeZone }: Here) => queryOf(listMoodEntries, { query: { timeZone, limit: 50 } })

/** The latest check-ins, and ways to add, change and delete one that work without a network too. */
export function useCheckIns(here: Here) {
  const { id: userId } = useRequiredUser()
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const query = entriesQuery(here)
  const { data } = useQuery({ ...query, refetchOnMount: 'always' })
  useLostSession(data)

  const outbox = useOutbox(userId, {
    onSettled: (item, entry) => {
      cache.setQueryData<MoodEntry[] | null>(query.queryKey, (before) => before && withEntry(before, item, entry))
      void progressChanged(cache)
    },
    onRefused: (error) => {
      void cache.invalidateQueries({ queryKey: query.queryKey })
      toast({
        title: 'That check-in was not saved',
        description: errorMessageOf(error, 'Nothing else changed. You can check in again.'),
        variant: 'destructive',
      })
    },
    onFailed: handleUnauthorized,
  })

  function want(item: OutboxItem) {
    putItem(item)
    outbox.flush()
  }

  const itemOf = (entry: ShownEntry): OutboxItem => ({
    ...(outbox.items.find(({ clientId }) => clientId === entry.clientId) ?? {
      userId,
      clientId: newId(),
      day: entry.day,
      timeZone: here.timeZone,
      madeAt: entry.madeAt,
      ...(entry.entryId && { entryId: entry.entryId }),
    }),
    mood: entry.mood,
    notes: entry.notes,
    tags: entry.tags,
  })

  return {
    entries: shownEntries(data ?? [], outbox.items),
    isLoading: data === undefined,
    isWaiting: outbox.isWaiting,
    add: (said: Said, day: string) =>
      want({ ...said, userId, clientId: newId(), day, timeZone: here.timeZone, madeAt: Date.now() }),
    change: (entry: ShownEntry, change: Partial<Said>) => want({ ...itemOf(entry), ...change }),
    remove: (entry: ShownEntry) => want({ ...itemOf(entry), isDeleted: true }),
  }
}

/** The week, the streak and the totals; they follow every check-in. */
export function useProgress({ timeZone }: Here) {
  return useQuery({ ...queryOf(readProgress, { query: { timeZone } }), refetchOnMount: 'always' }).data ?? null
}

// Each time zone has an address of its own, and all of them changed.
const progressChanged = (cache: QueryClient) =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(readProgress.path) })

function withEntry(entries: MoodEntry[], item: OutboxItem, entry: MoodEntry | null): MoodEntry[] {
  const others = entries.filter(({ id }) => id !== (entry?.id ?? item.entryId))
  return entry ? [entry, ...others] : others
}
