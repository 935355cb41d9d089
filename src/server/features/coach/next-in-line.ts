let last: Promise<void> = Promise.resolve()

/**
 * Lets other work run. Composing a reply blocks the process for a few milliseconds, and twenty in a row would hold up
 * everybody.
 */
export function nextInLine(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
