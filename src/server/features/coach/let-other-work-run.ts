let last: Promise<void> = Promise.resolve()

/**
 * Waits for its turn, so that other requests run in between. Composing a reply blocks the process for a few
 * milliseconds, and twenty in a row would hold up everybody.
 */
export function letOtherWorkRun(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
