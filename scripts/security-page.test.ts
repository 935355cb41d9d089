import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
const sources = ['src', 'e2e', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `/${join(folder, name)}`),
)

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. OAuth, which we do not use, is one row. */
const chapters = {
  ...{ 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7 },
  ...{ 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16, 17: 7 },
}

it('names tests and files that are there', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !sources.some((path) => path.endsWith(`/${name}`)))).toEqual([])
})

it('answers every requirement of the standard once', () => {
  const [, standard = ''] = page.split('## OWASP ASVS')
  const cells = [...standard.matchAll(/^(?:\| |Not applicable, all of it: )([\d., –]+)/gm)].map(([, cell = '']) => cell)
  const ids = cells.flatMap((cell) => [...cell.matchAll(/([\d.]+\.)(\d+)(?:–\1(\d+))?/g)]).flatMap(expand)
  expect(ids.length).toBe(new Set(ids).size)
  const counts = new Map<string, number>()
  for (const id of ids) {
    const [chapter = ''] = id.split('.')
    counts.set(chapter, (counts.get(chapter) ?? 0) + 1)
  }
  counts.delete('10')
  expect(Object.fromEntries(counts)).toEqual(chapters)
  expect(standard).toContain('| 10.1.1–10.7.3 |')
})

function expand([, section = '', first = '', last = first]: RegExpMatchArray): string[] {
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: count }, (_, at) => `${section}${Number(first) + at}`)
}
