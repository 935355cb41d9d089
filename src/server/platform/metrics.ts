import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isLoopback } from './addresses.ts'
import { refusal } from './errors.ts'
import type { Sessions } from './sessions.ts'

/** Figures for a monitoring system: loopback or an admin may read them. Features add theirs to what it returns. */
export function serveMetrics(app: FastifyInstance, deps: { pool: pg.Pool; sessions: Sessions }): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the database pool.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, deps.pool.totalCount)
      this.set({ state: 'idle' }, deps.pool.idleCount)
      this.set({ state: 'waiting' }, deps.pool.waitingCount)
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    await requireOperator(request, deps.sessions)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

async function requireOperator(request: FastifyRequest, sessions: Sessions) {
  if (isLoopback(request)) return
  const actor = await sessions.findActor(request)
  if (!actor) throw refusal('signed_out')
  if (actor.person.role !== 'admin' || actor.person.isAccountDisabled) throw refusal('admin_only')
}
