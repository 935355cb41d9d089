/**
 * Those who want to hear of a change that React does not know of. `subscribe` is made for `useSyncExternalStore`;
 * `notify` tells everybody.
 */
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
