import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'

const run = promisify(execFile)
/** No power cut is tested here: the machine keeps what a killed server has written. */
const hasty = { fsync: 'off' }
const quiet = { info: () => {}, warn: () => {} }

/**
 * A real streaming replica of an embedded PostgreSQL, with a base backup made by hand, because pg_basebackup is not
 * included.
 */
export async function startReplica(primary: { url: string; dataDir: string }, dataDir: string) {
  const [from, to] = [primary.dataDir, dataDir].map((folder) => join(folder, 'postgres'))
  if (!from || !to) throw new Error('Two folders are needed')
  await mkdir(dataDir, { recursive: true })
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica', true)`)
    await run('cp', ['-a', from, to])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    await rm(join(to, 'data', 'postmaster.pid'))
    await writeFile(join(to, 'data', 'backup_label'), rows[0]?.labelfile ?? '')
    await writeFile(join(to, 'data', 'standby.signal'), '')
  } finally {
    await client.end()
  }
  const settings = { ...hasty, primary_conninfo: connectionInfo(primary.url) }
  return startEmbeddedPostgres({ dataDir, log: quiet, settings })
}

export function startPrimary(dataDir: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: quiet, settings: hasty })
}

function connectionInfo(address: string): string {
  const { hostname, port, username, password } = new URL(address)
  return `host=${hostname} port=${port} user=${username} password=${password}`
}
