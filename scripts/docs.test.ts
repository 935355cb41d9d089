import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = ['src', 'e2e', 'eval', 'training', 'bench', 'kit', 'scripts']
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `/${join(folder, name)}`),
)
const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)

/** A file name in a sentence or drawing; patterns such as `*.queries.ts` are skipped. */
const fileName = /(?<![\w./{*-])(?:[\w-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs)(?![\w*}])/g

it.each(pages)('%s names files that are there', (page) => {
  const named = readFileSync(join(root, 'docs', page), 'utf8').match(fileName) ?? []
  expect(named.filter((name) => !sources.some((path) => path.endsWith(`/${name}`)))).toEqual([])
})
