let last: Promise<void> = Promise.resolve()

/**
 * Waits for a free moment. Working out a reply blocks the process for a few milliseconds. Twenty in a row would hold up
 * everybody, so other work runs in between.
 */
export function nextInLine(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
