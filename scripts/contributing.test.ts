import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const sources = ['src', 'e2e', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(tsx?|mjs)$/.test(path))
const fileNames = new Set(sources.map((path) => basename(path)))

/** Names in code marks; patterns with a placeholder are skipped. */
const named = [...read('CONTRIBUTING.md').matchAll(/`([^`\n]+)`/g)]
  .map(([, words = '']) => words)
  .filter((words) => !/[<…*\s]/.test(words))

it('names files that are there', () => {
  const paths = named.filter((words) => /^(src|e2e|scripts|docs)\//.test(words))
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const files = named.filter((words) => /^[\w-][\w.-]*\.(tsx?|mjs)$/.test(words))
  expect(files.filter((file) => !fileNames.has(file))).toEqual([])
})

it('calls things in the code by their names', () => {
  const code = sources
    .filter((path) => !path.endsWith('contributing.test.ts'))
    .map(read)
    .join('\n')
  const words = named.filter((name) => /^[A-Za-z]+[a-z][A-Z]\w*$/.test(name))
  expect(words.length).toBeGreaterThan(8)
  expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(code))).toEqual([])
})
