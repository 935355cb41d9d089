import type { Stage } from './stage.ts'

/** One line of the table. */
export type Figure = { what: string; value: number; measured: string; goal: string; isMet: boolean }

export type Bench = {
  /** Its name on the command line: npm run bench -- name */
  name: string
  run: (stage: Stage) => Promise<Figure[]>
  /** How often to repeat it, if not as often as the others: what takes minutes is already an average. */
  repeats?: number
  /** How many values one run gives for each figure. */
  passes?: number
}

/** Smaller is better. */
export function atMost(what: string, value: number, goal: number, unit = 'ms'): Figure {
  return { what, value, measured: `${write(value)} ${unit}`, goal: `≤ ${goal} ${unit}`, isMet: value <= goal }
}

/** Larger is better. */
export function atLeast(what: string, value: number, goal: number, why = ''): Figure {
  const isMet = value >= goal
  return { what, value, measured: `${write(value)}${isMet ? '' : ` ${why}`}`, goal: `≥ ${goal}`, isMet }
}

/** A figure compared with that of the minimal handler in the same run: machines differ, ratios less so. */
export function timesTwin(what: string, value: number, twin: number, goal: number): Figure {
  const ratio = twin === 0 ? 0 : value / twin
  return {
    what,
    value: ratio,
    measured: `${write(ratio)} × (${write(value)} against ${write(twin)})`,
    goal: `≥ ${goal} ×`,
    isMet: ratio >= goal,
  }
}

/** How many times as long it takes as without our additions; smaller is better. */
export function timesCopy(what: string, value: number, copy: number, goal: number): Figure {
  const ratio = value / copy
  return {
    what,
    value: ratio,
    measured: `${write(ratio)} × (${write(value)} ms against ${write(copy)} ms)`,
    goal: `≤ ${goal} ×`,
    isMet: ratio <= goal,
  }
}

export function write(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
