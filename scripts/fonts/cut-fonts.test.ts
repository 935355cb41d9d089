import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cutFonts, rangesOf } from './cut-fonts.ts'
import { faces, partsOf } from './faces.ts'

const folder = join(import.meta.dirname, '..', '..', 'src', 'client', 'ui', 'fonts')
let [into, again] = ['', '']
beforeAll(async () => {
  into = await mkdtemp(join(tmpdir(), 'hearten-fonts-'))
  again = await mkdtemp(join(tmpdir(), 'hearten-fonts-'))
  await cutFonts(folder, into)
  await cutFonts(folder, again)
})
afterAll(() => Promise.all([into, again].map((path) => rm(path, { recursive: true, force: true }))))

it('makes the fonts of a first visit at most 45 KB together', async () => {
  const sizes = await Promise.all(
    ['newsreader-first', 'figtree-first'].map((name) => stat(join(into, `${name}.woff2`))),
  )
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(45_000)
})

it('makes each of them small enough to arrive with the first answer on a new connection', async () => {
  const firstWindow = 10 * 1460
  const headers = 600
  for (const name of ['newsreader-first', 'figtree-first'])
    expect((await stat(join(into, `${name}.woff2`))).size, name).toBeLessThanOrEqual(firstWindow - headers)
})

it('gives the same files each time', async () => {
  const names = await readdir(into)
  expect(names).toHaveLength(2 * faces.length + 1)
  for (const name of names) expect(await readFile(join(into, name))).toEqual(await readFile(join(again, name)))
})

it('puts every sign into one of the two files, the accents of other languages into the second', () => {
  for (const face of faces) {
    const { first, more } = partsOf(face)
    expect([...first].filter((sign) => more.includes(sign))).toEqual([])
    expect(first).toContain('’')
    for (const sign of 'éüñøŒ€') expect(more).toContain(sign)
  }
})

it('names neighboring signs as one range', () => {
  expect(rangesOf('cab–z')).toEqual(['U+61-63', 'U+7A', 'U+2013'])
})
