import type pg from 'pg'
import { BackupError } from './backup-error.ts'

const ours = ['public', 'drizzle', 'pgboss']
const asideOf = (schema: string) => `${schema}_before_restore`

/** Moves everything in the database to another schema, so that it can be put back. Nothing else may be using it. */
export async function setAside(client: pg.Client): Promise<void> {
  await refuseOtherConnections(client)
  const there = await listSchemas(client)
  if (there.some((schema) => ours.map(asideOf).includes(schema)))
    throw new BackupError(
      `An earlier restore was cut off. What was there before it is in the schemas ending in _before_restore; look at them, and rename or drop them first.`,
    )
  const moves = ours
    .filter((schema) => there.includes(schema))
    .map((schema) => `alter schema ${schema} rename to ${asideOf(schema)};`)
  await client.query(`begin; ${moves.join(' ')} create schema public; commit`)
}

/** Undoes `setAside`: the database is as it was before the restore. */
export async function putBack(client: pg.Client): Promise<void> {
  const there = await listSchemas(client)
  const moves = ours
    .filter((schema) => there.includes(asideOf(schema)))
    .map((schema) => `alter schema ${asideOf(schema)} rename to ${schema};`)
  await client.query(`begin; drop schema if exists ${ours.join(', ')} cascade; ${moves.join(' ')} commit`)
}

export async function dropSetAside(client: pg.Client): Promise<void> {
  await client.query(`drop schema if exists ${ours.map(asideOf).join(', ')} cascade`)
}

async function refuseOtherConnections(client: pg.Client) {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (rows.length > 0)
    throw new BackupError('Something is still connected to this database. Stop all instances first, then restore.')
}

async function listSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select nspname as name from pg_namespace')
  return rows.map(({ name }) => name)
}
