/** A line said this often has done its work: it leaves the list, so that there is room to find the next one. */
export const usesUntilYours = 3

/** We stop counting the uses of a line here; by then the person knows it by heart. */
export const maxUsesKept = 100

export function isYoursNow(count: number): boolean {
  return count >= usesUntilYours
}
