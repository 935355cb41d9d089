/** How many of the rungs below the next one stay visible. */
const below = 2

/** Where a window of that size begins, so that it includes the next rung and is full. */
export function windowStart(count: number, next: number, size: number): number {
  return Math.max(0, Math.min(next - below, count - size))
}
