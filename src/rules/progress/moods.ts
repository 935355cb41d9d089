export const moods = [1, 2, 3, 4, 5] as const
export type Mood = (typeof moods)[number]
export const moodScale = { min: Math.min(...moods), max: Math.max(...moods) } as const

/** The mood nearest to an average, rounding half up. */
export function nearestMood(value: number): Mood {
  return moods.reduce((nearest, mood) => (Math.abs(mood - value) <= Math.abs(nearest - value) ? mood : nearest))
}

export const moodWords: Record<Mood, string> = { 1: 'Rough', 2: 'Shaky', 3: 'So-so', 4: 'Steady', 5: 'Good' }

/** What a check-in can be tagged with: first feelings, then where one is. */
const feelingTags = ['wound-up', 'tired', 'low', 'on-edge', 'calm', 'hopeful', 'proud'] as const
const placeTags = ['at-home', 'at-work', 'at-school', 'out', 'with-people', 'alone'] as const
export const moodTags = [...feelingTags, ...placeTags] as const
export type MoodTag = (typeof moodTags)[number]

/** As shown on the chip and in the report. */
export const moodTagWords = (tag: MoodTag): string => tag.replaceAll('-', ' ')
