import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { connect } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { crowdedForum } from '#server/features/forum/testing/crowded-forum.ts'
import { readConfig } from '#server/platform/config.ts'
import { createJobs } from '#server/platform/jobs.ts'
import { createLogger } from '#server/platform/logger.ts'
import { noLimits } from '#server/platform/rate-limits.ts'

/** What a call may cost in a forum of a million posts, as a multiple of the same call among a thousand. */
const allowedGrowth = 1.3
const sizes = { small: 1000, large: 1_000_000 } as const
const rounds = 400

type Forum = { get: (url: string) => Promise<number>; postId: string; close: () => Promise<void> }

const calls: readonly [string, (forum: Forum) => string][] = [
  ['list', () => '/api/forum/posts'],
  ['page 10', () => '/api/forum/posts?offset=90'],
  ['category', () => '/api/forum/posts?category=success'],
  ['counts', () => '/api/forum/categories'],
  ['post', ({ postId }) => `/api/forum/posts/${postId}`],
  ['replies', ({ postId }) => `/api/forum/posts/${postId}/replies`],
  ['notifications', () => '/api/notifications'],
]

/** The whole server over a database with this many posts. */
async function openForum(server: string, name: string, posts: number): Promise<Forum> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrateDatabase(url.href)
  const connection = connect({ url: url.href, onIdleError: () => {} })
  const client = await connection.pool.connect()
  for (const statement of crowdedForum(posts)) await client.query(statement)
  await client.query('vacuum analyze')
  client.release()
  const log = createLogger('silent')
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    secret: 'a secret for measuring only, 32 chars',
    connection,
    jobs: createJobs(connection.pool, log),
    mailer: { send: async () => {} },
    limits: noLimits,
    log,
  })
  await app.ready()
  const cookie = await signUp(app)
  await connection.pool.query(`update users set subscription_status = 'active' where email = 'bench@example.com'`)
  const found = await connection.pool.query(
    `select id from forum_posts where replies > 0 and hidden_at is null and held_at is null limit 1`,
  )
  return {
    postId: found.rows[0].id,
    async get(path) {
      const start = performance.now()
      const reply = await app.inject({ method: 'GET', url: path, headers: { cookie } })
      if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`)
      return performance.now() - start
    },
    async close() {
      await app.close()
      await connection.close()
    },
  }
}

async function signUp(app: Awaited<ReturnType<typeof buildApp>>): Promise<string> {
  const payload = { email: 'bench@example.com', password: 'correct horse battery', firstName: 'Bench', lastName: '' }
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const reply = await app.inject({ method: 'POST', url: '/api/register', payload, headers })
  const cookie = reply.headers['set-cookie']
  return String(Array.isArray(cookie) ? cookie[0] : cookie).split(';')[0] ?? ''
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

/** The two take turns, call by call, so that a busy moment of the machine touches both. */
async function measure(small: Forum, large: Forum) {
  const rows = []
  for (const [name, urlOf] of calls) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      times.small.push(await small.get(urlOf(small)))
      times.large.push(await large.get(urlOf(large)))
    }
    const [few, many] = [median(times.small), median(times.large)]
    rows.push({ call: name, 'ms at 1,000': few.toFixed(2), 'ms at 1,000,000': many.toFixed(2), ratio: many / few })
  }
  return rows
}

const dataDir = await mkdtemp(join(tmpdir(), 'hearten-bench-'))
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }
const quiet = { info: () => {}, warn: (message: string) => console.warn(message) }
const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings })
try {
  const small = await openForum(postgres.url, 'small', sizes.small)
  const large = await openForum(postgres.url, 'large', sizes.large)
  const rows = await measure(small, large)
  console.table(rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) })))
  const slow = rows.filter(({ ratio }) => ratio > allowedGrowth)
  for (const { call, ratio } of slow)
    console.error(`${call} grew ${ratio.toFixed(2)} times; ${allowedGrowth} is allowed.`)
  process.exitCode = slow.length > 0 ? 1 : 0
  await small.close()
  await large.close()
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
