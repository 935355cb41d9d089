import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { bundleServer, type Instance, startInstance } from '../cluster/testing/instance.ts'

/** One line of the table. */
export type Outcome = {
  what: string
  lost?: number
  twice?: number
  recoveredMs?: number
  note?: string
  isMet: boolean
}

export type Stage = {
  /** The same for every instance, so that phones find a restarted one at the same address. */
  site: string
  home: string
  databaseUrl: string
  startServer: (variables?: Record<string, string>) => Promise<Instance>
  killPostmaster: () => Promise<void>
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Whether the database currently accepts connections. */
  isDatabaseUp: () => Promise<boolean>
  close: () => Promise<void>
}

/** A separate database and a server that can be killed, in a folder that may be a small disk. */
export async function openStage(databaseDir?: string): Promise<Stage> {
  const home = await mkdtemp(join(tmpdir(), 'hearten-faults-'))
  const databaseHome = databaseDir ?? join(home, 'database')
  await mkdir(databaseHome, { recursive: true })
  const quiet = { info: () => {}, warn: () => {} }
  const postgres = await startEmbeddedPostgres({ dataDir: databaseHome, log: quiet })
  const bundle = await bundleServer()
  const port = await freePort()
  const running = new Set<Instance>()

  async function query(text: string, values: unknown[] = []) {
    const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    await client.connect()
    return (await client.query(text, values).finally(() => client.end())).rows as Record<string, unknown>[]
  }

  return {
    site: `http://127.0.0.1:${port}`,
    home,
    databaseUrl: postgres.url,
    async startServer(variables = {}) {
      const instance = await startInstance(bundle, {
        PORT: String(port),
        DATABASE_URL: postgres.url,
        DATA_DIR: join(home, 'data'),
        SESSION_SECRET: 'one secret for all of them, 32 letters',
        RATE_LIMITS: 'off',
        // The expected errors would fill the terminal.
        LOG_LEVEL: 'fatal',
        ...variables,
      })
      running.add(instance)
      return instance
    },
    async killPostmaster() {
      const file = await readFile(join(databaseHome, 'postgres', 'data', 'postmaster.pid'), 'utf8')
      process.kill(Number(file.split('\n')[0]), 'SIGKILL')
    },
    sql: query,
    isDatabaseUp: () =>
      query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await Promise.all([...running].map((instance) => instance.kill()))
      await postgres.stop()
      await Promise.all([
        rm(home, { recursive: true, force: true }),
        rm(dirname(bundle), { recursive: true, force: true }),
      ])
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
