import { describe, expect, it } from 'vitest'
import { plainText, readMinutes, wordCount } from '#rules/words/reading.ts'
import { loadGuideBody } from '../generated/guide-bodies.ts'
import { guideList } from '../generated/guide-list.ts'
import { splitSources } from '../testing/html-blocks.ts'
import { readingGrade, sentencesOf } from '../testing/reading-grade.ts'
import { repeated } from '../testing/repeated.ts'
import { readGuideBody } from '../testing/shipped-texts.ts'

describe('the shelf of guides', () => {
  it('has fourteen, each with a title and an excerpt of its own that fit a card and a search result', () => {
    expect(guideList).toHaveLength(14)
    expect(repeated(guideList.flatMap(({ title, excerpt }) => [title, excerpt]))).toEqual([])
    expect(guideList.filter(({ title }) => title.length < 10 || title.length > 45)).toEqual([])
    expect(guideList.filter(({ excerpt }) => excerpt.length < 80 || excerpt.length > 160)).toEqual([])
  })

  it('begins with what people look for first: what shows, the phone, panic; a reader who helps comes last', () => {
    expect(guideList.map(({ place }) => place)).toEqual(guideList.map((_, at) => at + 1))
    expect(guideList.slice(0, 3).map(({ id }) => id)).toEqual([
      'blushing-shaking-sweating',
      'phone-calls',
      'panic-or-social-anxiety',
    ])
    expect(guideList.at(-1)?.id).toBe('helping-someone-you-love')
  })
})

describe.each(guideList)('$id', ({ id, readTime }) => {
  it('has 600 to 1,200 words, and gives the right reading time', async () => {
    const words = wordCount(plainText((await readGuideBody(id)).html))
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(1200)
    expect(readTime).toBe(readMinutes(words))
  })

  it('reads at grade 8 or lower', async () => {
    const { prose } = splitSources((await readGuideBody(id)).html)
    expect(readingGrade(sentencesOf(prose))).toBeLessThanOrEqual(8)
  })

  it('has something to try tonight, and says when a doctor or therapist is the better place', async () => {
    const { prose } = splitSources((await readGuideBody(id)).html)
    expect(prose).toContain('<h2>Try this tonight</h2>')
    expect(plainText(prose)).toMatch(/doctor|therapist/)
  })

  it('names no study that is missing from its sources, and lists none it does not use', async () => {
    const { prose, sources = '' } = splitSources((await readGuideBody(id)).html)
    expect(sources).toMatch(/^\s*<ul>(?:\s*<li>.*\(\d{4}\).*<\/li>)+\s*<\/ul>$/s)
    const named = Array.from(
      plainText(prose).matchAll(/\(([\p{Lu}][^()]*?), (\d{4})\)/gu),
      ([, who = '', year = '']) => ({
        who: who.split(/ and | & /)[0] ?? who,
        year,
      }),
    )
    const listed = Array.from(sources.matchAll(/<li>(.*?)<\/li>/gs), ([, entry = '']) => plainText(entry))
    const isSame = (entry: string, { who, year }: { who: string; year: string }) =>
      entry.includes(`(${year})`) &&
      (entry.startsWith(who) || (who === 'NICE' && entry.startsWith('National Institute')))
    expect(named.filter((study) => !listed.some((entry) => isSame(entry, study)))).toEqual([])
    expect(listed.filter((entry) => !named.some((study) => isSame(entry, study)))).toEqual([])
  })

  it('can be loaded', async () => {
    await expect(loadGuideBody(id)).resolves.toBe((await readGuideBody(id)).html)
  })
})

describe('loadGuideBody', () => {
  it.each(['nothing-here', '', 'constructor', '__proto__'])('knows no guide called "%s"', (id) => {
    expect(loadGuideBody(id)).toBeUndefined()
  })
})
