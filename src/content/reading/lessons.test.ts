import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { plainText, readMinutes, wordCount } from '#rules/words/reading.ts'
import { loadLessonBody } from '../generated/lesson-bodies.ts'
import { lessonList } from '../generated/lesson-list.ts'
import { splitSources } from '../testing/html-blocks.ts'
import { readingGrade, sentencesOf } from '../testing/reading-grade.ts'
import { repeated } from '../testing/repeated.ts'
import { readLessonBody } from '../testing/shipped-texts.ts'
import { lessonCategories } from './lesson.ts'

describe('the Learning Center', () => {
  it('has six lessons and a featured one', () => {
    expect(lessonList.filter(({ isFeatured }) => !isFeatured)).toHaveLength(6)
    expect(lessonList.filter(({ isFeatured }) => isFeatured)).toHaveLength(1)
  })

  it('leaves no filter empty, even without the featured lesson', () => {
    const listed = new Set(lessonList.filter(({ isFeatured }) => !isFeatured).map(({ category }) => category))
    expect(listed).toEqual(new Set(lessonCategories))
  })

  it('shows the newest first', () => {
    const days = lessonList.map(({ publishedAt }) => publishedAt)
    expect(days).toEqual([...days].sort().reverse())
  })

  it('has titles, excerpts and pictures of its own', () => {
    expect(repeated(lessonList.flatMap(({ title, excerpt, imageAlt }) => [title, excerpt, imageAlt]))).toEqual([])
    expect(repeated(lessonList.map(({ imageUrl }) => imageUrl))).toEqual([])
    expect(lessonList.filter(({ title }) => title.length > 40)).toEqual([])
    expect(lessonList.filter(({ excerpt }) => excerpt.length < 80 || excerpt.length > 170)).toEqual([])
    expect(lessonList.filter(({ imageAlt }) => imageAlt.length < 40 || imageAlt.length > 125)).toEqual([])
  })
})

describe.each(lessonList)('$id', ({ id, readTime, authorInitials, imageUrl, imageAlt }) => {
  it('gives the right reading time', async () => {
    const { html } = await readLessonBody(id)
    expect(readTime).toBe(readMinutes(wordCount(plainText(html))))
  })

  it('reads at grade 8 or lower', async () => {
    const { prose } = splitSources((await readLessonBody(id)).html)
    expect(readingGrade(sentencesOf(prose))).toBeLessThanOrEqual(8)
  })

  it('has something to try tonight, says where practice ends, and lists its sources last', async () => {
    const { prose, sources } = splitSources((await readLessonBody(id)).html)
    expect(prose).toContain('<h2>Try this tonight</h2>')
    expect(plainText(prose)).toMatch(/doctor|therapist/)
    expect(sources).toMatch(/^\s*<ul>(?:\s*<li>.*\(\d{4}\).*<\/li>)+\s*<\/ul>$/s)
  })

  it('has a picture that is drawn, fits the others and says what it shows', async () => {
    const picture = await readFile(`public${imageUrl}`, 'utf8')
    expect(picture).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 200" width="320" height="200">/,
    )
    expect(picture).toContain(`<title>${imageAlt}</title>`)
    expect(picture).not.toMatch(/<(?:image|script|text|foreignObject)\b|\son\w+=|href=/i)
  })

  it('has initials for the little circle', () => {
    expect(authorInitials).toMatch(/^\p{Lu}{1,2}$/u)
  })

  it('can be loaded', async () => {
    await expect(loadLessonBody(id)).resolves.toBe((await readLessonBody(id)).html)
  })
})

describe('loadLessonBody', () => {
  it.each(['nothing-here', '', 'constructor', '__proto__'])('knows no lesson called "%s"', (id) => {
    expect(loadLessonBody(id)).toBeUndefined()
  })
})
