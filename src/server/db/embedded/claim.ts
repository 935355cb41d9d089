import { realpath } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { type ClusterPaths, superuser } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'

export const databaseName = 'hearten'

/** An arbitrary number. The lock lasts as long as the owner's connection, so a killed owner releases it. */
const ownerLock = 7_142_637

/** The connection of a killed owner closes within milliseconds; that of a living one never does. */
const lockPatienceMs = 1_500

export function databaseUrl(port: number, password: string, database = databaseName) {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
}

export type Door = { port: number; password: string; isWorthWaiting: () => boolean }

/** Connects to the server on that port; undefined if it does not serve this folder. */
export async function connectTo(paths: ClusterPaths, { port, password, isWorthWaiting }: Door) {
  for (;;) {
    const client = new Client({ connectionString: databaseUrl(port, password, 'postgres'), keepAlive: true })
    // Without a listener a lost connection would end the whole process.
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
      if (rows[0]?.folder === (await realpath(paths.data))) return client
      await client.end()
      return undefined
    } catch (error) {
      await client.end().catch(() => {})
      if (!isPassing(error) || !isWorthWaiting()) return undefined
      await wait(25)
    }
  }
}

/** Starting up, shutting down, or not yet listening: worth another try. */
function isPassing(error: unknown) {
  if (error instanceof DatabaseError) return error.code === '57P03'
  const { code } = error as NodeJS.ErrnoException
  return code === 'ECONNREFUSED' || code === 'ECONNRESET'
}

/** Makes this process the owner of the folder for as long as the connection stays open. */
export async function claimOwnership(client: Client, paths: ClusterPaths) {
  for (const end = Date.now() + lockPatienceMs; ; await wait(50)) {
    const { rows } = await client.query<{ isOurs: boolean; hasDatabase: boolean }>(
      `select pg_try_advisory_lock(${ownerLock}) as "isOurs",
              exists (select from pg_database where datname = '${databaseName}') as "hasDatabase"`,
    )
    if (rows[0]?.isOurs) {
      if (!rows[0].hasDatabase) await client.query(`create database ${databaseName}`)
      return
    }
    if (Date.now() > end) break
  }
  await client.end()
  throw new EmbeddedPostgresError(
    `Another Hearten is already using ${dirname(paths.home)}. Stop that one first, or give this one a folder of its own with DATA_DIR.`,
  )
}
