/** A whole number with commas: 1,234. Without Intl, for the reason given in `written-date.ts`. */
export function writeCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
