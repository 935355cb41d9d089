import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { buildApp } from '#server/app.ts'
import { connect } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readConfig } from '#server/platform/config.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { noLimits } from '#server/platform/limits/rate-limits.ts'
import { createLogger } from '#server/platform/operations/logger.ts'

export type Person = { cookie: string }

const listenerModel = join(import.meta.dirname, '..', '..', 'model', 'listener.int8.onnx')
const marker = { 'x-requested-with': 'XMLHttpRequest' }

/** The whole server from its sources, in this process and on its own PostgreSQL, with the coach's listener. */
export async function openServer(env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearten-count-'))
  const quiet = { info: () => {}, warn: (line: string) => console.warn(line) }
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  await migrateDatabase(postgres.url)
  const connection = connect({ url: postgres.url, onIdleError: () => {} })
  const log = createLogger('silent')
  const jobs = createJobs(connection.pool, log)
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env })
  const secret = 'a secret for counting only, 32 chars'
  const mailer = { send: async () => {} }
  const app = await buildApp({ config, secret, connection, jobs, mailer, limits: noLimits, log, listenerModel })
  await app.ready()
  await jobs.start({ work: false })

  const inject = async (options: InjectOptions) => {
    const reply = await app.inject(options)
    if (reply.statusCode >= 400) throw new Error(`${options.url} was answered with ${reply.statusCode}: ${reply.body}`)
    return reply
  }
  const post = (url: string, body: object, as?: Person) =>
    inject({ method: 'POST', url, payload: body, headers: { ...marker, ...(as ? { cookie: as.cookie } : {}) } })

  return {
    inject,
    post,
    /** A new account with premium, signed in. */
    async member(email: string): Promise<Person> {
      const body = { email, password: 'correct horse battery', firstName: 'Robin', lastName: 'Vale' }
      const reply = await post('/api/register', body)
      await connection.pool.query(`update users set subscription_status = 'active' where email = $1`, [email])
      return { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' }
    },
    /** Without the listener, a message takes another way. */
    async waitForListener() {
      while (!/^coach_listener_up 1$/m.test((await inject({ method: 'GET', url: '/metrics' })).body)) await wait(100)
    },
    async close() {
      await app.close()
      await jobs.stop()
      await connection.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
