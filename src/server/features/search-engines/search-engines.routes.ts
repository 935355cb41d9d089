import type { FastifyInstance } from 'fastify'
import { guideList } from '#content/generated/guide-list.ts'
import { publishedArticles } from '#content/generated/published-articles.ts'
import { writeRobots } from './robots.ts'
import { writeSitemap } from './sitemap.ts'

type Deps = {
  pages: readonly string[]
  /** Known only once the server listens. */
  appUrl: () => string
}

const hidden = { schema: { hide: true } } as const
const anHour = 'public, max-age=3600'

export function searchEngineRoutes(app: FastifyInstance, { pages, appUrl }: Deps) {
  app.get('/sitemap.xml', hidden, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', anHour)
      .send(writeSitemap({ origin: appUrl(), pages, articles: publishedArticles, guides: guideList })),
  )
  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', anHour).send(writeRobots(appUrl())),
  )
}
