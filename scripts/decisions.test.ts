import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const docs = join(import.meta.dirname, '..', 'docs')
const folder = join(docs, 'decisions')
const pages = (await readdir(folder)).sort()
const texts = new Map(await Promise.all(pages.map(async (name) => [name, await readPage(name)] as const)))
const parts = (await readFile(join(docs, 'decisions.md'), 'utf8')).split(/^## /m).slice(1)

function readPage(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8')
}

/** The decision that a page says it was replaced by, or that it replaces. */
function linkAfter(words: RegExp, text = ''): string | undefined {
  const [, page] = text.match(new RegExp(`${words.source} \\[decision \\d+\\]\\(([\\w-]+\\.md)\\)`)) ?? []
  return page
}

describe('the decisions', () => {
  it('are numbered without a gap', () => {
    expect(pages.map((name) => Number(name.slice(0, 4)))).toEqual(pages.map((_, index) => index + 1))
  })

  it.each(pages)('%s says when it was made and whether it still holds', (name) => {
    const [title, state] = (texts.get(name) ?? '').split('\n')
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `))
    expect(state).toMatch(/^\*\*Date\.\*\* \d{4}-\d{2}-\d{2}\. \*\*Status\.\*\* (In force|Replaced)/)
  })

  it.each(pages)('%s names only decisions there are', (name) => {
    const text = texts.get(name) ?? ''
    const named = [...text.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, page]) => page)
    expect(named.filter((page) => !pages.includes(page ?? ''))).toEqual([])
  })

  it('that were replaced and those that replaced them name each other', () => {
    const replaced = pages.filter((name) => /\*\*Status\.\*\* Replaced/.test(texts.get(name) ?? ''))
    expect(replaced.length).toBeGreaterThan(0)
    const unnamed = replaced.filter((name) => {
      const later = linkAfter(/Replaced(?: in part)? by/, texts.get(name))
      return !later || linkAfter(/Replaces(?: part of)?/, texts.get(later)) !== name
    })
    expect(unnamed).toEqual([])
  })

  it.each(parts.map((part) => part.split('\n')))('about the product say so too: %s', (_title, _empty, state) => {
    expect(state).toMatch(
      /^\*\*Date\.\*\* \d{4}-\d{2}-\d{2}(, last changed \d{4}-\d{2}-\d{2})?\. \*\*Status\.\*\* (In force\.$|Replaced by \[)/,
    )
  })
})
