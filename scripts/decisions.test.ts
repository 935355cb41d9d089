import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', 'docs', 'decisions')
const pages = (await readdir(folder)).sort()

describe('the decisions', () => {
  it('are numbered without a gap', () => {
    expect(pages.map((name) => Number(name.slice(0, 4)))).toEqual(pages.map((_, index) => index + 1))
  })

  it.each(pages)('%s says when it was made and whether it still holds', async (name) => {
    const [title, state] = (await readFile(join(folder, name), 'utf8')).split('\n')
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `))
    expect(state).toMatch(/^\*\*Date\.\*\* \d{4}-\d{2}-\d{2}\. \*\*Status\.\*\* (In force|Replaced)/)
  })

  it.each(pages)('%s names only decisions there are', async (name) => {
    const text = await readFile(join(folder, name), 'utf8')
    const named = [...text.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, page]) => page)
    expect(named.filter((page) => !pages.includes(page ?? ''))).toEqual([])
  })
})
