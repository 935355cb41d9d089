let last: Promise<void> = Promise.resolve()

/**
 * Waits for one's turn to think. Working out a reply takes a few milliseconds in which nothing else happens; twenty in
 * a row would hold up everybody, so other work comes in between.
 */
export function nextInLine(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
