import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folders = ['articles', 'guides', 'lessons']
const pieces = folders.flatMap((folder) => {
  const root = new URL(`./${folder}/`, import.meta.url)
  return readdirSync(root).map((file) => {
    const [text = '', list = ''] = readFileSync(new URL(file, root), 'utf8').split('## Sources\n')
    return { name: `${folder}/${file}`, text, entries: list.split('\n').filter(Boolean) }
  })
})

const person = String.raw`(?:de )?\p{Lu}[\p{L}' -]+, (?:\p{Lu}\.[ -]?)+`
const people = String.raw`${person}(?:, ${person})*(?:,? & ${person}|, and others)?(?: \(Eds\.\))?`
const institution = String.raw`(?:American|National) [\p{L} ]+`
/** Authors, year, title, and the journal or publisher at the end. */
const entry = new RegExp(
  String.raw`^- (?:${people}|${institution}) \(\d{4}\)\. .+[.?"] ?(?:.*\*[^*]+\*\.|.*(?:Press|Publishing|NICE)\.)$`,
  'u',
)

describe('sources', () => {
  it.each(pieces)('$name: authors, year, title, where it appeared, by the alphabet', ({ entries }) => {
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.filter((line) => !entry.test(line))).toEqual([])
    expect(entries).toEqual(entries.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en')))
  })

  it('write the same work the same way everywhere', () => {
    const all = new Set(pieces.flatMap(({ entries }) => entries))
    const works = Array.from(all, (line) => /^- (\p{L}+).*?\((\d{4})\)\. (.{12})/u.exec(line)!.slice(1).join(' '))
    expect(works.length).toBe(new Set(works).size)
  })

  it.each(pieces)('$name: cites in one form', ({ text }) => {
    expect(text).not.toMatch(/and colleagues, \d{4}|\p{L} & \p{L}+, \d{4}|et al/u)
  })
})
