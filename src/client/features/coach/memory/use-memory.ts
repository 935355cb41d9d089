import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { type CoachNote, deleteCoachMemory, deleteCoachNote, editCoachNote, readCoachMemory } from '#contract/coach.ts'

const memoryQuery = queryOf(readCoachMemory)

type Change = { id: string; text?: string; isDone?: boolean | null }

/** What the coach remembers, and ways to change it. Deleted notes disappear at once. */
export function useMemory() {
  const cache = useQueryClient()
  const sayFailure = useSayFailure()
  const { data, isPending, isError, refetch } = useQuery(memoryQuery)

  function patch(change: (notes: CoachNote[]) => CoachNote[]) {
    cache.setQueryData(memoryQuery.queryKey, (now) => now && { notes: change(now.notes) })
  }

  function fail(error: unknown) {
    void cache.invalidateQueries({ queryKey: memoryQuery.queryKey })
    sayFailure(error, {
      title: 'That was not saved',
      description: 'WingMate’s notes are as they were. Try again when you’re back online.',
    })
  }

  const edit = useMutation({
    mutationFn: ({ id, ...body }: Change) => call(editCoachNote, { params: { noteId: id }, body }),
    onSuccess: (changed) => patch((notes) => notes.map((note) => (note.id === changed.id ? changed : note))),
    onError: fail,
  })
  const forget = useMutation({
    mutationFn: (noteId: string) => call(deleteCoachNote, { params: { noteId } }),
    onMutate: async (noteId) => {
      // A list requested earlier must not arrive after this and bring the note back.
      await cache.cancelQueries({ queryKey: memoryQuery.queryKey })
      patch((notes) => notes.filter(({ id }) => id !== noteId))
    },
    onError: fail,
  })
  const forgetAll = useMutation({
    mutationFn: () => call(deleteCoachMemory),
    onSuccess: () => patch(() => []),
    onError: fail,
  })

  return { notes: data?.notes ?? null, isPending, isError, retry: refetch, edit, forget, forgetAll }
}
