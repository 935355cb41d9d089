/** A line said this often has done its work: it leaves the list, so that there is room to find the next one. */
export const usesUntilYours = 3

/** More than this of one line is not kept; by then it has long been yours. */
export const maxUsesKept = 100

export function isYoursNow(count: number): boolean {
  return count >= usesUntilYours
}
