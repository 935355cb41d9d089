import type { FastifyInstance } from 'fastify'
import { articleList } from '#content/generated/article-list.ts'
import { listManagedArticles } from '#contract/admin/article-manager.ts'
import { serveAdmin } from '#server/platform/serve.ts'
import { presentArticle } from './present-article.ts'

export function articleManagerRoutes(app: FastifyInstance) {
  serveAdmin(app, listManagedArticles, () => articleList.map(presentArticle))
}
