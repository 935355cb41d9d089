import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { typeset } from '#rules/words/typeset.ts'

const here = new URL('.', import.meta.url).pathname
const files = ['conversations', 'crisis'].flatMap((folder) =>
  readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.|testing\//.test(name))
    .map((name) => join(here, folder, name)),
)
const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))

/** Examples of what people write are only compared, never shown, so they are left out. */
const heard = new Set(['like', 'heard', 'examples'])

function spokenIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(spokenIn)
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  return Object.entries(value).flatMap(([key, inner]) => (heard.has(key) ? [] : spokenIn(inner)))
}

const spoken = modules.flatMap((module) => Object.values(module).flatMap(spokenIn))

it('finds the coach’s texts', () => {
  expect(spoken.length).toBeGreaterThan(3000)
  expect(spoken.filter((line) => /["']|\.\.\./.test(line)).length).toBeGreaterThan(500)
})

it('leaves no straight quotation mark, apostrophe or three dots in anything the coach says', () => {
  expect(spoken.map(typeset).filter((line) => /["']|\.\.\./.test(line))).toEqual([])
})

it('alternates opening and closing quotation marks', () => {
  const marks = (line: string) => line.replaceAll(/[^“”„]/g, '')
  expect(spoken.map(typeset).filter((line) => !/^(?:“”|„“)*$/.test(marks(line)))).toEqual([])
})
