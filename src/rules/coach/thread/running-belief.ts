import type { HeardTurn } from '../../safety/listening/heard-turn.ts'
import { heardSubjects } from '../subjects.ts'

/** How likely each subject is, taking everything said so far together, and how much that rests on. */
export type RunningBelief = { shares: Float32Array; weight: number }

/** A single message ("take out the sorry") seldom changes what a talk is about, so the belief hardly fades. */
const keeps = 0.95

/** "ok" says little about the subject; from nine words on a message counts in full. */
function weightOf(message: string): number {
  const words = message.split(/\s+/).filter((word) => word !== '').length
  return Math.min(1, 0.4 + words / 15)
}

/** The mean over all messages, including this one. */
export function addToBelief(
  before: RunningBelief,
  message: string,
  { alone, after, joined }: HeardTurn,
): RunningBelief {
  const readings = [alone, after, joined].filter((reading) => reading !== undefined)
  const now = new Map<string, number>()
  for (const { subject } of readings)
    for (const { name, p } of subject) now.set(name, (now.get(name) ?? 0) + p / readings.length)
  const added = weightOf(message)
  const earlier = keeps * before.weight
  const weight = earlier + added
  const shares = before.shares.map((share, at) => {
    const name = heardSubjects[at]
    return (earlier * share + added * (name ? (now.get(name) ?? 0) : 0)) / weight
  })
  return { shares, weight }
}

export const nothingBelieved: RunningBelief = { shares: new Float32Array(heardSubjects.length), weight: 0 }
