import { useQuery } from '@tanstack/react-query'
import { newId } from '#client/platform/request/new-id.ts'
import { queryOf } from '#client/platform/request/query-client.ts'
import { sayFailure } from '#client/platform/request/use-say-failure.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import type { Outcome } from '#client/platform/unsent/send-unsent.ts'
import { useUnsent } from '#client/platform/unsent/use-unsent.ts'
import { listMoodEntries, readProgress } from '#contract/progress.ts'
import { newCheckIn, type Said, withChangedCheckIn, withoutCheckIn } from './check-in-writes.ts'
import { type ShownEntry, shownEntries } from './shown-entries.ts'

type Here = { timeZone: string }

const entriesQuery = ({ timeZone }: Here) => queryOf(listMoodEntries, { query: { timeZone, limit: 50 } })

/** The latest check-ins, and ways to add, change and delete one that also work without a network. */
export function useCheckIns(here: Here) {
  const handleUnauthorized = useUnauthorizedHandler()
  const { data, refetch } = useQuery({ ...entriesQuery(here), refetchOnMount: 'always' })
  useLostSession(data)
  const { entries, submit, submitAs } = useUnsent()

  async function follow(sending: Promise<Outcome>) {
    const outcome = await sending
    if (outcome.status === 'sent' || handleUnauthorized(outcome.error) || outcome.status === 'waiting') return
    void refetch()
    sayFailure(outcome.error, {
      title: 'That check-in was not saved',
      fallback: 'Nothing else changed. You can check in again.',
    })
  }

  const about = ({ checkInId }: ShownEntry) => ({ checkInId, timeZone: here.timeZone })

  return {
    entries: shownEntries(data ?? [], entries),
    add(said: Said, day: string) {
      const checkInId = newId()
      void follow(submit(newCheckIn(said, { checkInId, day, timeZone: here.timeZone }), checkInId))
    },
    change(entry: ShownEntry, { mood = entry.mood, notes = entry.notes, tags = entry.tags }: Partial<Said>) {
      void follow(submitAs((all, ids) => withChangedCheckIn(all, { mood, notes, tags }, about(entry), ids)))
    },
    remove(entry: ShownEntry) {
      void follow(submitAs((all, ids) => withoutCheckIn(all, about(entry), ids)))
    },
  }
}

/** The week, the streak and the totals, which change with every check-in. */
export function useProgress({ timeZone }: Here) {
  return useQuery({ ...queryOf(readProgress, { query: { timeZone } }), refetchOnMount: 'always' }).data ?? null
}
