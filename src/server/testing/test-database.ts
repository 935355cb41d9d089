import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrateDatabase } from '../db/migrate.ts'
import './provided.ts'

/** What a new database is copied from. The first file of a run that needs it makes it. */
export type Template = { name: string; fill: (url: string) => Promise<void> }

const migrated: Template = { name: 'hearten_template', fill: (url) => migrateDatabase(url) }
/** The files of a run start at the same time; one of them creates the template, and the others wait. */
const templateLock = 4_327_837

/** A migrated database for one test file, copied from a template in a few milliseconds. */
export async function createTestDatabase(template = migrated): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    await ensureTemplate(client, server, template)
    await client.query(`create database ${name} template ${template.name}`)
  })
  return {
    url: urlOf(server, name),
    drop: () =>
      onServer(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}

async function ensureTemplate(client: pg.Client, server: string, { name, fill }: Template) {
  const runId = inject('runId')
  const found = await client.query<{ made_by: string | null }>(
    `select shobj_description(oid, 'pg_database') as made_by from pg_database where datname = $1`,
    [name],
  )
  if (found.rows[0]?.made_by === runId) return
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await fill(urlOf(server, name))
  await client.query(`comment on database ${name} is '${runId}'`)
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
