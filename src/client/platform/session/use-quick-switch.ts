import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

type QuickSwitch<R> = {
  /** One lane each: quick taps run in order, so the last tap is the one that stays. */
  id: string
  /** Whether it is on, as far as the screen knows. */
  read: (cache: QueryClient) => boolean
  show: (cache: QueryClient, isOn: boolean) => void
  /** Asked for before the tap, its answer must not arrive after it and undo it. */
  overtaken: QueryKey
  save: (isOn: boolean) => Promise<R>
  onSaved?: (cache: QueryClient, reply: R) => void
  /** It is back as it was by then. */
  onFailed: (error: unknown) => void
}

/** What the server last confirmed of a switch, while taps on it are under way. */
const confirmed = new WeakMap<QueryClient, Map<string, boolean>>()

/**
 * A switch that answers at once, even on a slow train. When the last tap could not be saved it goes back to what the
 * server confirmed last: the opposite of that tap may be a tap that failed as well.
 */
export function useQuickSwitch<R>({ id, read, show, overtaken, save, onSaved, onFailed }: QuickSwitch<R>) {
  const cache = useQueryClient()
  const mutationKey = ['switch', id]
  const isLast = () => cache.isMutating({ mutationKey }) === 1
  const { mutate } = useMutation({
    mutationKey,
    scope: { id },
    mutationFn: save,
    onMutate: async (isOn) => {
      const known = confirmedIn(cache)
      if (!known.has(id)) known.set(id, read(cache))
      await cache.cancelQueries({ queryKey: overtaken })
      show(cache, isOn)
    },
    onSuccess: (reply, isOn) => {
      confirmedIn(cache).set(id, isOn)
      if (isLast()) onSaved?.(cache, reply)
    },
    onError: (error) => {
      if (!isLast()) return
      show(cache, confirmedIn(cache).get(id) ?? false)
      onFailed(error)
    },
    onSettled: () => {
      if (isLast()) confirmedIn(cache).delete(id)
    },
  })
  return mutate
}

function confirmedIn(cache: QueryClient): Map<string, boolean> {
  const known = confirmed.get(cache) ?? new Map<string, boolean>()
  confirmed.set(cache, known)
  return known
}
