/** Listeners for a change outside React. `subscribe` is made for `useSyncExternalStore`; `notify` calls them all. */
export function createListeners<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>()
  return {
    subscribe(listener: (...told: Told) => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify(...told: Told): void {
      for (const listener of listeners) listener(...told)
    },
  }
}
