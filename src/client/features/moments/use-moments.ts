import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { sayFailure } from '#client/platform/request/use-say-failure.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import type { UnsentWrite } from '#client/platform/unsent/unsent-entry.ts'
import { waitingWords } from '#client/platform/unsent/unsent-line.tsx'
import { useUnsent } from '#client/platform/unsent/use-unsent.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { listMoments, type Moment, readMoment } from '#contract/moments/moments.ts'
import { withoutMoment } from './moment-writes.ts'
import { shownMoments } from './shown-moments.ts'

/** The person's moments, including unsent changes. Undefined while loading. */
export function useMoments() {
  const { data, isError, refetch } = useQuery({ ...queryOf(listMoments), refetchOnMount: 'always' })
  useLostSession(data)
  const { entries } = useUnsent()
  const isKnown = data !== undefined || isError
  return {
    moments: isKnown ? shownMoments(data ?? [], entries) : undefined,
    hasFailed: isError && data === undefined,
    refetch: () => void refetch(),
  }
}

/** One of them; null if it does not exist. Old ones are not in the list and fetched separately. */
export function useMoment(momentId: string): Moment | null | undefined {
  const { moments, hasFailed } = useMoments()
  const listed = moments?.find(({ id }) => id === momentId)
  const alone = useQuery({
    ...queryOf(readMoment, { params: { momentId } }),
    enabled: moments !== undefined && !listed && !hasFailed,
  })
  const { entries } = useUnsent()
  if (listed || moments === undefined) return listed
  if (alone.isLoading) return undefined
  return alone.data ? (shownMoments([alone.data], entries).find(({ id }) => id === momentId) ?? null) : null
}

/** Sends changes to a moment, or keeps them until they can be sent. */
export function useMomentWrites() {
  const handleUnauthorized = useUnauthorizedHandler()
  const { submit, submitAs, submitOrGiveBack } = useUnsent()

  function sayRefused(error: unknown) {
    sayFailure(error, { title: 'That was not saved', fallback: 'Your words are still here. Try again in a moment.' })
  }

  return {
    /** For forms: true if the form can close. If the server refuses, the text goes back to the form. */
    async save(write: UnsentWrite): Promise<boolean> {
      const outcome = await submitOrGiveBack(write)
      if (outcome.status === 'sent') return true
      if (handleUnauthorized(outcome.error)) return false
      if (outcome.status === 'refused') {
        sayRefused(outcome.error)
        return false
      }
      toast({ title: 'Kept on this device', description: waitingWords() })
      return true
    },
    async tell(write: UnsentWrite) {
      const outcome = await submit(write)
      if (outcome.status === 'refused' && !handleUnauthorized(outcome.error)) sayRefused(outcome.error)
    },
    async remove(moment: Moment) {
      const outcome = await submitAs((all, ids) => withoutMoment(all, moment, ids))
      if (outcome.status === 'refused' && !handleUnauthorized(outcome.error)) sayRefused(outcome.error)
    },
  }
}
