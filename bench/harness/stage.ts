import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/server/db/embedded/embedded-postgres.ts'
import { type Client, createClient } from './http.ts'

export type Member = { id: string; cookie: string }

export type Stage = {
  /** The ports of the product and of the minimal handlers: one process, two servers. */
  ports: { app: number; twin: number }
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** A new account with premium, signed in. */
  member: () => Promise<Member>
  /** How long the server's event loop was blocked since the last call. */
  readLoopDelay: () => Promise<{ p99Ms: number; maxMs: number }>
  /** The server's processor time so far, which shows the cost of a request whatever else the machine is doing. */
  readCpuMs: () => Promise<number>
  close: () => Promise<void>
}

/** The whole product with its own database, in a separate process, so that measuring does not slow it down. */
export async function openStage(): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearten-bench-'))
  const quiet = { info: () => {}, warn: (line: string) => console.warn(line) }
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  const { child, ports } = await startServer(postgres.url, dataDir)
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
  const client = createClient(ports.app, 4)
  const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

  return {
    ports,
    sql,
    member: () => signUp(client, sql),
    readLoopDelay: () => readLoopDelay(client),
    readCpuMs: async () => (await readMetrics(client))('process_cpu_seconds_total'),
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await Promise.all([gone, pool.end()])
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startServer(databaseUrl: string, dataDir: string) {
  const script = join(import.meta.dirname, 'server.ts')
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...env, NODE_ENV: 'production', COACH_BASE_URL: '', COACH_API_KEY: '', COACH_MODEL: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ports = await new Promise<Stage['ports']>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Stage['ports']))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened`)))
  })
  return { child, ports }
}

let members = 0

async function signUp(client: Client, sql: Stage['sql']): Promise<Member> {
  members += 1
  const body = { email: `bench${members}@example.com`, password: 'correct horse battery', firstName: 'Bench' }
  const reply = await client({ method: 'POST', path: '/api/register', body })
  const { id } = JSON.parse(reply.text).user
  await sql(`update users set subscription_status = 'active' where id = $1`, [id])
  return { id, cookie: reply.cookie }
}

async function readMetrics(client: Client) {
  const { text } = await client({ path: '/metrics' })
  return (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) * 1000
}

async function readLoopDelay(client: Client) {
  const read = await readMetrics(client)
  return { p99Ms: read('nodejs_eventloop_lag_p99_seconds'), maxMs: read('nodejs_eventloop_lag_max_seconds') }
}
