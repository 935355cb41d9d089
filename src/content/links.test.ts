import { describe, expect, it } from 'vitest'
import { findPage } from '#rules/pages/pages.ts'
import { articleList } from './generated/article-list.ts'
import { guideList } from './generated/guide-list.ts'
import { lessonList } from './generated/lesson-list.ts'
import { publishedArticles } from './generated/published-articles.ts'
import { techniqueIds } from './techniques.ts'
import { readArticleBody, readGuideBody, readLessonBody } from './testing/shipped-texts.ts'

/** Links to an article, lesson and so on by name must point to one that exists. */
const named = [
  { under: '/articles/', names: publishedArticles.map(({ id }) => id) },
  { under: '/guides/', names: guideList.map(({ id }) => id) },
  { under: '/energy-boost/', names: techniqueIds as readonly string[] },
]

function leadsSomewhere(path: string): boolean {
  const place = named.find(({ under }) => path.startsWith(under))
  return place ? place.names.includes(path.slice(place.under.length)) : findPage(path) !== undefined
}

function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g), ([, href = '']) => href)
}

describe('leadsSomewhere', () => {
  it('tells our addresses from dead ends', () => {
    expect(
      ['/help-now', '/articles/first-date-social-anxiety', '/energy-boost/mental-reset'].every(leadsSomewhere),
    ).toBe(true)
    expect(['/nowhere', '/articles/phone-calls-social-anxiety', '/energy-boost/naps'].some(leadsSomewhere)).toBe(false)
  })
})

describe('links in the text', () => {
  it('lead to pages that exist', async () => {
    const bodies = await Promise.all([
      ...articleList.map(async ({ id, file }) => ({ file, ...(await readArticleBody(id)) })),
      ...lessonList.map(async ({ id, file }) => ({ file, ...(await readLessonBody(id)) })),
      ...guideList.map(async ({ id, file }) => ({ file, ...(await readGuideBody(id)) })),
    ])
    const links = bodies.flatMap(({ file, html }) => linksOf(html).map((href) => ({ file, href })))
    const own = links.filter(({ href }) => href.startsWith('/'))
    expect(own.length).toBeGreaterThanOrEqual(10)
    expect(own.filter(({ href }) => !leadsSomewhere(href))).toEqual([])
  })

  it('keep a way to help now in the articles for bad evenings', async () => {
    const { html } = await readArticleBody('do-i-have-social-anxiety')
    expect(linksOf(html)).toContain('/help-now')
  })
})
