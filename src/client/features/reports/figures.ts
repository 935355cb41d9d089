import { moodWords, nearestMood } from '#rules/progress/moods.ts'

/** At most one decimal: 3.6, but 4. */
export const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)

export const percent = (share: number): string => `${Math.round(share * 100)}%`

/** “3.5, between So-so and Steady”; a whole mood is just its word. */
export function moodInWords(mood: number): string {
  const word = (value: number) => moodWords[nearestMood(value)]
  if (Number.isInteger(mood)) return word(mood)
  return `${oneDecimal(mood)}, between ${word(Math.floor(mood))} and ${word(Math.ceil(mood))}`
}

export const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
