import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { watchWaits } from '../../db/connections/pool-waits.ts'
import type { Connection } from '../../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { requireOperator } from '../sessions/operators.ts'
import type { Sessions } from '../sessions/sessions.ts'

type Deps = { connection: Connection; jobs: Jobs; sessions: Sessions }

/**
 * Figures for a monitoring system, readable from loopback or by an administrator. Features add their own to the
 * returned registry.
 */
export function serveMetrics(app: FastifyInstance, { connection, jobs, sessions }: Deps): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  measureDatabase(connection, registry)
  measureJobs(jobs, registry)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    await requireOperator(request, sessions)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

function measureRequests(app: FastifyInstance, registry: Registry) {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
}

function measureDatabase({ pool, replica }: Connection, registry: Registry) {
  const pools = { primary: pool, ...(replica ? { replica: replica.pool } : {}) }
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the database pools; waiting are the requests that have none yet.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool: name, state: 'total' }, totalCount)
        this.set({ pool: name, state: 'idle' }, idleCount)
        this.set({ pool: name, state: 'waiting' }, waitingCount)
      }
    },
  })
  const waits = new Histogram({
    name: 'database_pool_wait_seconds',
    help: 'How long callers waited for a connection; whoever waits longer than 4 s is refused.',
    labelNames: ['pool'],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
    registers: [registry],
  })
  for (const [name, each] of Object.entries(pools))
    watchWaits(each, (seconds) => waits.observe({ pool: name }, seconds))
  if (!replica) return
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How old the newest state is that the replica is known to have; infinite while it is away.',
    registers: [registry],
    collect() {
      this.set(replica.lagSeconds())
    },
  })
  new Counter({
    name: 'database_replica_reads_total',
    help: 'Queries that were sent to the replica, by who answered them in the end.',
    labelNames: ['by'],
    registers: [registry],
    collect() {
      this.reset()
      this.inc({ by: 'replica' }, replica.counts.answered)
      this.inc({ by: 'primary' }, replica.counts.takenOver)
    },
  })
}

function measureJobs(jobs: Jobs, registry: Registry) {
  const runs = new Histogram({
    name: 'job_duration_seconds',
    help: 'How long runs of background jobs took, by job and outcome; a failed one is tried again.',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30],
    registers: [registry],
  })
  jobs.watch(({ name, outcome, seconds }) => runs.observe({ job: name, outcome }, seconds))
  new Gauge({
    name: 'jobs',
    help: 'Background jobs in the database, of all instances together: created, retry, active, failed for good.',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      // /readyz reports an unavailable database; the other figures are needed most at such times.
      const counted = await jobs.countByState().catch(() => [])
      for (const { name, state, count } of counted) this.set({ job: name, state }, count)
    },
  })
}
