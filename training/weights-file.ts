import { writeFileSync } from 'node:fs'
import type { Features } from '../src/rules/coach/weigh.ts'
import type { Logistic } from './logistic.ts'

/** The features that occur at least this often; the weight of a rarer one would be chance. */
export function namesSeen(rows: readonly Features[], least: number): string[] {
  const seen = new Map<string, number>()
  for (const features of rows)
    for (const [name, value] of Object.entries(features)) if (value !== 0) seen.set(name, (seen.get(name) ?? 0) + 1)
  return [...seen].flatMap(([name, count]) => (count >= least ? [name] : [])).toSorted()
}

/** The head of a module that a program writes. */
export const madeBy = (comment: string, script: string) =>
  `/**\n * ${comment} Not edited by hand; made by:\n *   node --import tsx ${script}\n */\n`

/** A module with the weights of a regression, for `weigh`. */
export function writeWeights(
  file: string,
  { name, comment, script }: { name: string; comment: string; script: string },
  names: readonly string[],
  { mean, spread, weight, bias }: Logistic,
) {
  const own = weight.map((value, at) => value / (spread[at] ?? 1))
  const start = bias - own.reduce((sum, value, at) => sum + value * (mean[at] ?? 0), 0)
  const lines = names.map((key, at) => `    '${key}': ${(own[at] ?? 0).toFixed(2)},`)
  writeFileSync(
    file,
    `${madeBy(comment, script)}export const ${name} = {\n  bias: ${start.toFixed(2)},\n  weights: {\n${lines.join('\n')}\n  },\n}\n`,
  )
}
