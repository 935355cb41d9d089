import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Access } from '#rules/access.ts'
import { type AppDeps, buildApp } from '../app.ts'
import { type Connection, connect } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { readConfig } from '../platform/config.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import type { Mail, Mailer } from '../platform/jobs/mailer.ts'
import { createLimits, noLimits } from '../platform/limits/rate-limits.ts'
import { createLogger } from '../platform/operations/logger.ts'
import { createSecurityLog } from '../platform/security-log/security-log.ts'
import { openShakyLine, type ShakyLine } from './shaky-line.ts'
import { createTestDatabase, type Template } from './test-database.ts'

export const testSecret = 'a secret for tests only, 32 characters'

export type Someone = { id: string; email: string; password: string; cookie: string }
type Call = { as?: Someone | undefined; body?: unknown; headers?: Record<string, string> }

export type TestApp = {
  app: FastifyInstance
  connection: Connection
  /** The server's connection to the database, with `hasShakyLine`. */
  line: ShakyLine
  /** Every mail sent so far. */
  mails: Mail[]
  get: (url: string, call?: Call) => Promise<LightMyRequestResponse>
  post: (url: string, call?: Call) => Promise<LightMyRequestResponse>
  patch: (url: string, call?: Call) => Promise<LightMyRequestResponse>
  put: (url: string, call?: Call) => Promise<LightMyRequestResponse>
  delete: (url: string, call?: Call) => Promise<LightMyRequestResponse>
  /** A new account, signed in. */
  someone: (details?: { email?: string; firstName?: string; lastName?: string; password?: string }) => Promise<Someone>
  premium: () => Promise<Someone>
  admin: () => Promise<Someone>
  disabled: () => Promise<Someone>
  signIn: (who: { email: string; password: string }) => Promise<string>
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  waitForMail: (to: string, subject?: string) => Promise<Mail>
}

const listenerModel = fileURLToPath(new URL('../../../model/listener.int8.onnx', import.meta.url))

export type TestAppOptions = {
  env?: Record<string, string>
  hasLimits?: boolean
  /** Jobs only run in tests about them, because polling takes time. */
  hasJobs?: boolean
  /** By default, mails are only collected in `mails`. */
  mailer?: Mailer
  site?: AppDeps['site']
  log?: Logger
  prepare?: (app: FastifyInstance) => void
  /** Loads the coach's listener, which takes a moment. Without it, a provider's replies are never shown. */
  isListening?: boolean
  /** Connects to the database through a line that the test can freeze and cut. */
  hasShakyLine?: boolean
  /** How long any statement may take. Long, since tests also fill tables on a busy machine. */
  statementMs?: number
  /** How long a request may wait for all its statements. Long, for the same reason. */
  patienceMs?: number
  /** Told of every route as it is registered. */
  onRoute?: (route: SeenRoute) => void
}

export type SeenRoute = {
  method: string
  url: string
  access: Access | undefined
  endpoint: Endpoint | undefined
  skipsMarker: boolean
}

/** The whole server on a real PostgreSQL, for one test file. */
export function useTestApp(options: TestAppOptions = {}): TestApp {
  const handle = {} as TestApp
  const cleanUps: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    Object.assign(handle, await startTestApp(options, cleanUps))
  })
  afterAll(async () => {
    for (const clean of cleanUps.reverse()) await clean()
  })
  return handle
}

async function startTestApp(options: TestAppOptions, cleanUps: (() => Promise<unknown>)[]): Promise<TestApp> {
  // Where jobs run, their tables are made as on a first start.
  const database = await createTestDatabase(options.hasJobs ? undefined : withQueues)
  cleanUps.push(database.drop)
  const line = options.hasShakyLine ? await openShakyLine(database.url) : undefined
  if (line) cleanUps.push(line.close)
  const { statementMs = 60_000 } = options
  const connection = connect({
    url: line?.url ?? database.url,
    maxConnections: 8,
    statementMs,
    // A busy machine may be slow to connect. If the line can be cut or frozen, the usual wait is what is tested.
    ...(line ? {} : { connectMs: 60_000 }),
    onIdleError: () => {},
  })
  cleanUps.push(connection.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'hearten-api-'))
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))

  const log = options.log ?? createLogger('silent')
  const mails: Mail[] = []
  const jobs = createJobs(connection.pool, log)
  const app = await buildApp({
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...options.env }),
    secret: testSecret,
    connection,
    jobs,
    mailer: options.mailer ?? { send: async (mail) => void mails.push(mail) },
    limits: options.hasLimits
      ? createLimits(connection.pool, testSecret, createSecurityLog({ db: connection.db, log }).noteLimit)
      : noLimits,
    log,
    patienceMs: options.patienceMs ?? 60_000,
    ...(options.isListening ? { listenerModel } : {}),
    ...(options.site ? { site: options.site } : {}),
    ...(options.onRoute ? { onRoute: watchRoutes(options.onRoute) } : {}),
  })
  options.prepare?.(app)
  await app.ready()
  cleanUps.push(() => app.close())
  await jobs.start({ work: options.hasJobs ?? false })
  cleanUps.push(jobs.stop)
  return { ...createDriver(app, connection, mails), ...(line ? { line } : {}) } as TestApp
}

/** Has the queues of all jobs, because making them takes longer than starting the server. */
const withQueues: Template = {
  name: 'hearten_template_with_queues',
  async fill(url) {
    await migrateDatabase(url)
    const connection = connect({ url, maxConnections: 4, onIdleError: () => {} })
    const log = createLogger('silent')
    const jobs = createJobs(connection.pool, log)
    const config = readConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' })
    const mailer = { send: async () => {} }
    const app = await buildApp({ config, secret: testSecret, connection, jobs, mailer, limits: noLimits, log })
    await jobs.start({ work: false })
    await jobs.stop()
    await app.close()
    // Recurring jobs would be due at once in every copy, and turn up among the rows that a test looks at.
    await connection.pool.query(`update pgboss.version set cron_on = now() + interval '1 day'`)
    await connection.close()
  },
}

function watchRoutes(tell: (route: SeenRoute) => void): NonNullable<AppDeps['onRoute']> {
  return ({ method, url, config }) => {
    for (const one of Array.isArray(method) ? method : [method])
      tell({
        method: one,
        url,
        access: config?.access,
        endpoint: config?.endpoint,
        skipsMarker: config?.skipsMarker ?? false,
      })
  }
}

const marker = { 'x-requested-with': 'XMLHttpRequest' }
let counter = 0

function createDriver(app: FastifyInstance, connection: Connection, mails: Mail[]): Omit<TestApp, 'line'> {
  function request(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, { as, body, headers }: Call = {}) {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(method === 'GET' ? {} : marker), ...(as ? { cookie: as.cookie } : {}), ...headers },
    }
    if (body !== undefined) options.payload = body as object
    return app.inject(options)
  }
  const sql = async (text: string, values: unknown[] = []) => (await connection.pool.query(text, values)).rows

  async function someone(details: { email?: string; firstName?: string; lastName?: string; password?: string } = {}) {
    counter += 1
    const password = details.password ?? 'correct horse battery'
    const email = details.email ?? `person${counter}-${process.pid}@example.com`
    const body = { email, password, firstName: details.firstName ?? 'Robin', lastName: details.lastName ?? 'Vale' }
    const reply = await request('POST', '/api/register', { body })
    if (reply.statusCode !== 201) throw new Error(`Could not register: ${reply.body}`)
    return { id: reply.json().user.id as string, email, password, cookie: cookieOf(reply) }
  }

  async function changed(set: string): Promise<Someone> {
    const person = await someone()
    await sql(`update users set ${set} where id = $1`, [person.id])
    return person
  }

  return {
    app,
    connection,
    mails,
    sql,
    someone,
    get: (url, call) => request('GET', url, call),
    post: (url, call) => request('POST', url, call),
    patch: (url, call) => request('PATCH', url, call),
    put: (url, call) => request('PUT', url, call),
    delete: (url, call) => request('DELETE', url, call),
    premium: () => changed(`subscription_status = 'active'`),
    async admin() {
      const person = await changed(`role = 'admin'`)
      await sql('update sessions set confirmed_at = now() where user_id = $1', [person.id])
      return person
    },
    disabled: () => changed('is_account_disabled = true'),
    signIn: async (body) => cookieOf(await request('POST', '/api/login', { body })),
    async waitForMail(to, subject) {
      // Only prevents hanging: on a busy machine, a queue of mails takes a while.
      for (let tries = 0; tries < 600; tries += 1) {
        const found = mails.findLast((mail) => mail.to === to && (!subject || mail.subject === subject))
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(
        `No mail to ${to} (${subject ?? 'any subject'}); there were: ${mails.map((m) => m.subject).join(', ')}`,
      )
    },
  }
}

export function cookieOf(reply: LightMyRequestResponse): string {
  const header = reply.headers['set-cookie']
  const first = Array.isArray(header) ? header[0] : header
  return String(first ?? '').split(';')[0] ?? ''
}
