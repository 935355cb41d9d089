import type { Passed } from './watch-request.ts'

/** The parts of `src`; a file belongs to the first that matches. */
const parts: readonly [string, RegExp][] = [
  ['`rules/safety`', /^src\/rules\/safety\//],
  ['`content/coach`', /^src\/content\/coach\//],
  ['`coach/engine`', /^src\/server\/features\/coach\/engine\//],
  ['the rest of its feature', /^src\/server\/features\//],
  ['`platform` and `db`', /^src\/server\//],
  ['everything else', /./],
]

/** A Markdown table with one row per request. */
export function tableOf(counted: readonly [string, Passed][]): string[] {
  const titles = ['Request', 'Hand it on', 'Files in all', ...parts.map(([name]) => name)]
  const cells = counted.map(([name, { ran, handedOn }]) => {
    const partOf = (file: string) => parts.find(([, pattern]) => pattern.test(file))?.[0]
    return [
      name,
      handedOn.length,
      ran.length,
      ...parts.map(([part]) => ran.filter((file) => partOf(file) === part).length),
    ]
  })
  return [titles, titles.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`)
}
