import { keysOf, tableOf } from '#rules/closed-sets.ts'
import { type Head, heads } from '#rules/coach/heard.ts'

/** The result for one piece of a message. */
export type Part = { numbers: Record<Head, Float32Array>; embedding: Float32Array; length: number }

/** These belong together and come from the most dangerous piece, so that a calm page cannot hide one line. */
const safety: readonly Head[] = ['danger', 'kind', 'whose', 'when']

/** Combines the results for the pieces of a long message. */
export function mergeParts(parts: readonly Part[]): Omit<Part, 'length'> {
  const [first] = parts
  if (!first) throw new Error('mergeParts was called without a part')
  if (parts.length === 1) return first
  const gravest = parts.reduce((worst, part) => (gravityOf(part) > gravityOf(worst) ? part : worst))
  return {
    numbers: tableOf(keysOf(heads), (head) =>
      safety.includes(head) ? gravest.numbers[head] : mean(parts, ({ numbers }) => numbers[head]),
    ),
    embedding: toLengthOne(mean(parts, ({ embedding }) => embedding)),
  }
}

function gravityOf({ numbers: { danger } }: Part): number {
  const [, concern = 0, present = 0, now = 0] = danger
  return present + now + concern / 2
}

function mean(parts: readonly Part[], of: (part: Part) => Float32Array): Float32Array {
  const total = parts.reduce((sum, { length }) => sum + length, 0)
  const size = parts[0] ? of(parts[0]).length : 0
  return Float32Array.from({ length: size }, (_, at) =>
    parts.reduce((sum, part) => sum + ((of(part)[at] ?? 0) * part.length) / total, 0),
  )
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}
