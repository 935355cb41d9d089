import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrateDatabase } from '../db/migrate.ts'
import './provided.ts'

const template = 'hearten_template'
/** The files of a run start at the same time; one of them creates the template, and the others wait. */
const templateLock = 4_327_837

/** A migrated database for one test file, copied from a template in a few milliseconds. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    await ensureTemplate(client, server)
    await client.query(`create database ${name} template ${template}`)
  })
  return {
    url: urlOf(server, name),
    drop: () =>
      onServer(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}

async function ensureTemplate(client: pg.Client, server: string) {
  const runId = inject('runId')
  const found = await client.query<{ made_by: string | null }>(
    `select shobj_description(oid, 'pg_database') as made_by from pg_database where datname = $1`,
    [template],
  )
  if (found.rows[0]?.made_by === runId) return
  await client.query(`drop database if exists ${template} with (force)`)
  await client.query(`create database ${template}`)
  await migrateDatabase(urlOf(server, template))
  await client.query(`comment on database ${template} is '${runId}'`)
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.toString()
}
