/** After this many uses a line is learned: it leaves the list and makes room for the next one. */
export const usesUntilYours = 3

/** The uses of a line are counted up to here; by then the person knows it by heart. */
export const maxUsesKept = 100

export function isYoursNow(count: number): boolean {
  return count >= usesUntilYours
}
