import type { FastifyInstance } from 'fastify'
import { articleList } from '#content/generated/article-list.ts'
import type { ArticleSummary } from '#content/reading/article.ts'
import { listManagedArticles, type ManagedArticle } from '#contract/admin/article-manager.ts'
import { serveAdmin } from '#server/platform/serve.ts'

export function articleManagerRoutes(app: FastifyInstance) {
  serveAdmin(app, listManagedArticles, () => articleList.map(presentArticle))
}

function presentArticle(article: ArticleSummary): ManagedArticle {
  const { id, title, description, category, readTime, publishedDate, isPublished, author, tags, preview200, file } =
    article
  return {
    ...{ id, title, description, category, readTime, publishedDate, isPublished, file },
    author: author ?? null,
    tags: [...tags],
    preview: preview200,
  }
}
