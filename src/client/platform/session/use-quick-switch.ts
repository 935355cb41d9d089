import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

type QuickSwitch<R> = {
  /** The scope: quick taps run in order, so the last one counts. */
  id: string
  /** Whether it is on, as far as the screen knows. */
  read: (cache: QueryClient) => boolean
  show: (cache: QueryClient, isOn: boolean) => void
  /** A query sent before the tap; its answer must not arrive later and undo the tap. */
  overtaken: QueryKey
  save: (isOn: boolean) => Promise<R>
  onSaved?: (cache: QueryClient, reply: R) => void
  /** It has been reset by then. */
  onFailed: (error: unknown) => void
}

/** The server's last confirmed state of a switch, while taps on it are being sent. */
const confirmed = new WeakMap<QueryClient, Map<string, boolean>>()

/**
 * A switch that reacts at once, even on a slow connection. If the last tap could not be saved, it goes back to the last
 * confirmed state, because the tap before may have failed as well.
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
