import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

export function serveHealth(app: FastifyInstance, pool: pg.Pool): void {
  const hidden = { schema: { hide: true }, logLevel: 'silent' } as const
  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'database unreachable' })
    }
  })
}
