import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import {
  changeReminders,
  type ReminderChange,
  type ReminderSettings,
  readReminders,
} from '#contract/moments/reminders.ts'

export const remindersQuery = { ...queryOf(readReminders), staleTime: 0 }

/** Says that a setting was not saved; the switch shows the actual state. */
export function useNotSaved(): (error: unknown) => void {
  const sayFailure = useSayFailure()
  return (error) => {
    sayFailure(error, {
      title: 'That was not saved',
      description: 'It’s back to how it was. Try again when you’re back online.',
    })
  }
}

export function useChangeReminders() {
  const cache = useQueryClient()
  const onError = useNotSaved()
  const { queryKey } = remindersQuery
  return useMutation({
    // One scope: quick taps run in order, so the last one counts.
    scope: { id: 'reminders' },
    mutationFn: (change: ReminderChange) => call(changeReminders, { body: change }),
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey })
      cache.setQueryData(queryKey, (all) => all && { ...all, ...(change as Partial<ReminderSettings>) })
    },
    onSuccess: (saved) => cache.setQueryData(queryKey, saved),
    onError: (error) => {
      void cache.invalidateQueries({ queryKey })
      onError(error)
    },
  })
}
