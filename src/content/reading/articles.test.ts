import { describe, expect, it } from 'vitest'
import { plainText, preview, readMinutes, wordCount } from '#rules/words/reading.ts'
import { loadArticleBody, loadArticleFaq } from '../generated/article-bodies.ts'
import { articleList } from '../generated/article-list.ts'
import { publishedArticles } from '../generated/published-articles.ts'
import { splitSources } from '../testing/html-blocks.ts'
import { readingGrade, sentencesOf } from '../testing/reading-grade.ts'
import { repeated } from '../testing/repeated.ts'
import { readArticleBody } from '../testing/shipped-texts.ts'

describe('the article library', () => {
  it('publishes the nine, and has a draft beside them', () => {
    expect(publishedArticles.map(({ id }) => id).sort()).toEqual([
      'do-i-have-social-anxiety',
      'first-date-social-anxiety',
      'group-projects-social-anxiety',
      'how-i-beat-social-anxiety',
      'making-friends-in-college',
      'overcome-social-awkwardness-fast',
      'presentations-social-anxiety',
      'small-talk-social-anxiety-tips',
      'surviving-first-networking-event',
    ])
    expect(publishedArticles).toEqual(articleList.filter(({ isPublished }) => isPublished))
    expect(articleList.length).toBeGreaterThan(publishedArticles.length)
  })

  it('is dated from 4 to 8 September 2025, newest first and then by id', () => {
    const order = articleList.map(({ publishedDate, id }) => `${publishedDate} ${id}`)
    const expected = [...articleList]
      .sort((a, b) => b.publishedDate.localeCompare(a.publishedDate) || a.id.localeCompare(b.id))
      .map(({ publishedDate, id }) => `${publishedDate} ${id}`)
    expect(order).toEqual(expected)
    const days = [...new Set(publishedArticles.map(({ publishedDate }) => publishedDate))].sort()
    expect(days).toEqual(['2025-09-04', '2025-09-05', '2025-09-06', '2025-09-07', '2025-09-08'])
  })

  it('has something in every category', () => {
    expect(new Set(publishedArticles.map(({ category }) => category))).toEqual(
      new Set(['Dating', 'Workplace', 'School', 'General']),
    )
  })

  it('has titles and descriptions of its own that search results show whole', () => {
    expect(repeated(articleList.flatMap(({ title, description }) => [title, description]))).toEqual([])
    expect(articleList.filter(({ title }) => title.length < 20 || title.length > 65)).toEqual([])
    expect(articleList.filter(({ description }) => description.length < 70 || description.length > 160)).toEqual([])
  })

  it('tags each article with three to six words', () => {
    expect(articleList.filter(({ tags }) => tags.length < 3 || tags.length > 6)).toEqual([])
  })

  it('embeds a call to action and an FAQ somewhere', async () => {
    const bodies = await Promise.all(publishedArticles.map(({ id }) => readArticleBody(id)))
    expect(bodies.some(({ html }) => html.includes('<aside class="cta">'))).toBe(true)
    expect(publishedArticles.some(({ hasFaq }) => hasFaq)).toBe(true)
  })
})

describe.each(articleList)('$id', ({ id, readTime, preview300, preview200, hasFaq }) => {
  it('gives the right reading time, which is 4 to 8 minutes', async () => {
    const { html } = await readArticleBody(id)
    expect(readTime).toBe(readMinutes(wordCount(plainText(html))))
    expect(readTime).toBeGreaterThanOrEqual(4)
    expect(readTime).toBeLessThanOrEqual(8)
  })

  it('is previewed by its own first 300 and 200 characters', async () => {
    const text = plainText((await readArticleBody(id)).html)
    expect(preview300).toBe(preview(text, 300))
    expect(preview200).toBe(preview(text, 200))
    expect(preview300).toHaveLength(301)
    expect(preview200).toHaveLength(201)
  })

  it('reads at grade 8 or lower', async () => {
    const { prose } = splitSources((await readArticleBody(id)).html)
    expect(readingGrade(sentencesOf(prose))).toBeLessThanOrEqual(8)
  })

  it('has parts with headings, something to do tonight, and its sources at the end', async () => {
    const { prose, sources } = splitSources((await readArticleBody(id)).html)
    expect(prose.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4)
    expect(prose).toMatch(/tonight/i)
    expect(sources).toMatch(/^\s*<ul>(?:\s*<li>.*\(\d{4}\).*<\/li>)+\s*<\/ul>$/s)
  })

  it('names in its sources every study that the text cites', async () => {
    const { prose, sources = '' } = splitSources((await readArticleBody(id)).html)
    const cited = plainText(prose).matchAll(/\((?:[^()]*?; )*?(\p{Lu}\p{L}+)[^()]*?, (\d{4})\)/gu)
    const missing = Array.from(cited, ([, author, year]) => ({ author, year })).filter(
      ({ author, year }) => !sources.split('<li>').some((item) => item.includes(author!) && item.includes(`(${year})`)),
    )
    expect(missing).toEqual([])
  })

  it('gives search engines the same questions and answers that readers see', async () => {
    const { html, faq } = await readArticleBody(id)
    expect(faq.length > 0).toBe(hasFaq)
    expect(faq).toHaveLength(html.split('<details>').length - 1)
    const text = plainText(html)
    for (const { question, answer } of faq) {
      expect(question).toMatch(/\?$/)
      expect(text).toContain(`${question} ${answer}`)
    }
  })
})

describe('loadArticleBody', () => {
  it('loads what is published', async () => {
    const { html, faq } = await readArticleBody('small-talk-social-anxiety-tips')
    await expect(loadArticleBody('small-talk-social-anxiety-tips')).resolves.toBe(html)
    await expect(loadArticleFaq('small-talk-social-anxiety-tips')).resolves.toBe(faq)
    await expect(loadArticleFaq('first-date-social-anxiety')).resolves.toEqual([])
  })

  it('knows no draft, and nothing that is not an article', () => {
    const draft = articleList.find(({ isPublished }) => !isPublished)!
    for (const id of [draft.id, 'nothing-here', '', 'constructor', '__proto__']) {
      expect(loadArticleBody(id)).toBeUndefined()
      expect(loadArticleFaq(id)).toBeUndefined()
    }
  })
})
