import { type Mood, moodScale } from '#rules/progress/moods.ts'

/** Five drawn mouths, from the lowest mood to the highest: half the width, the height of the corners, and the curve. */
const drawn = [
  { half: 9, y: 37, curve: -9 },
  { half: 8, y: 35.5, curve: -4.5 },
  { half: 8, y: 34, curve: 0 },
  { half: 8, y: 33, curve: 5.5 },
  { half: 9.5, y: 31.5, curve: 10 },
] as const

/** The mouth of a mood as an SVG path, by its place on the scale, so that a new mood needs no drawing of its own. */
export function mouthOf(mood: Mood, scale: { min: number; max: number } = moodScale): string {
  const place = ((mood - scale.min) / (scale.max - scale.min)) * (drawn.length - 1)
  const between = (name: keyof (typeof drawn)[number]) => {
    const lower = drawn[Math.floor(place)]?.[name] ?? 0
    const upper = drawn[Math.ceil(place)]?.[name] ?? 0
    return Math.round((lower + (upper - lower) * (place % 1)) * 10) / 10
  }
  const half = between('half')
  return `M${26 - half} ${between('y')}q${half} ${between('curve')} ${2 * half} 0`
}
