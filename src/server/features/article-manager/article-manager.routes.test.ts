import { describe, expect, it } from 'vitest'
import { articleList } from '#content/generated/article-list.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { ManagedArticle } from '#contract/admin/article-manager.ts'
import { managerPreviewLength } from '#rules/words/reading.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const url = '/api/admin/articles'

describe('the list of all articles', () => {
  it('shows an admin every article, drafts too, with a preview of 200 characters', async () => {
    const reply = await t.get(url, { as: await t.admin() })
    expect(reply.statusCode).toBe(200)
    const articles = ManagedArticle.array().parse(reply.json())
    expect(articles.map(({ id }) => id)).toEqual(articleList.map(({ id }) => id))
    expect(articles.filter((one) => one.isPublished).length).toBe(publishedArticles.length)
    expect(articles.some((one) => !one.isPublished)).toBe(true)
    for (const { id, file, preview } of articles) {
      expect(file).toBe(`src/content/articles/${id}.md`)
      expect(Array.from(preview.replace(/…$/, '')).length).toBe(managerPreviewLength)
    }
  })

  it('refuses a visitor with 401 and a member with 403, premium or not', async () => {
    const visitor = await t.get(url)
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'unauthorized'])
    for (const person of [await t.someone(), await t.premium()]) {
      const reply = await t.get(url, { as: person })
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'admin_only'])
      expect(reply.body).not.toContain('sticky note')
    }
  })
})
