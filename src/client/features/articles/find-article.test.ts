import { describe, expect, it } from 'vitest'
import { articleList } from '#content/generated/article-list.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { findArticle, readNext } from './find-article.ts'

describe('findArticle', () => {
  it.each(publishedArticles.map(({ id }) => id))('finds %s with its text', async (id) => {
    const article = await findArticle(id)
    expect(article?.summary.id).toBe(id)
    expect(article?.html).toContain('<p>')
    expect((article?.faq.length ?? 0) > 0).toBe(article?.summary.hasFaq)
  })

  it('finds neither a draft nor an unknown id', async () => {
    const draft = articleList.find((article) => !article.isPublished)
    expect(draft).toBeDefined()
    expect(await findArticle(draft?.id)).toBeNull()
    expect(await findArticle('no-such-article')).toBeNull()
    expect(await findArticle(undefined)).toBeNull()
  })
})

describe('readNext', () => {
  it('offers other articles, those of the same subject first', () => {
    for (const article of publishedArticles) {
      const next = readNext(article, 2)
      expect(next.length).toBe(2)
      expect(next).not.toContain(article)
      const related = publishedArticles.filter((one) => one !== article && one.category === article.category)
      expect(next.filter((one) => one.category === article.category).length).toBe(Math.min(2, related.length))
    }
  })
})
