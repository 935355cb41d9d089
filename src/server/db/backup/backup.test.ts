import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { migrateDatabase, migrationsFolder } from '../migrate.ts'
import type { Header } from './format.ts'
import { withMigrationsOf } from './past-migrations.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const t = useTestApp()
const odd = `"quoted", back\\slash, 'single', (brackets), tab\t, line\nbreak, NULL, \\N, ünï, 🌱`
const databases: string[] = []
let folder: string
let file: string
let source: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearten-backup-'))
  file = join(folder, 'all.gz')
  source = await addressOf((await t.sql('select current_database() as name'))[0]?.name)
  const maya = await t.premium()
  const sam = await t.premium()
  const words = { title: 'Said nothing', content: odd, category: 'social' }
  const made = await t.post('/api/forum/posts', { as: maya, body: { ...words, clientId: randomUUID() } })
  const post = `/api/forum/posts/${made.json().id}`
  await t.post(`${post}/like`, { as: sam })
  await t.post(`${post}/replies`, { as: sam, body: { content: 'Me too.', clientId: randomUUID() } })
  await t.post('/api/mood-entries', { as: maya, body: { mood: 3, notes: odd, timeZone: 'Asia/Kolkata' } })
  for (let n = 0; n < 700; n += 1)
    await t.sql(`insert into leads (email, source) values ($1, 'organic')`, [`lead${n}@example.com`])
  expect((await t.sql('select likes, notes from forum_posts, mood_entries'))[0]).toEqual({ likes: 1, notes: odd })
})
afterAll(async () => {
  for (const name of databases) await onServer(`drop database if exists ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

async function addressOf(database: unknown) {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.href
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const onServer = (text: string) => query(inject('postgresUrl'), text)

async function emptyDatabase() {
  const name = `backup_${randomUUID().replaceAll('-', '')}`
  databases.push(name)
  await onServer(`create database ${name}`)
  return addressOf(name)
}

/** A fingerprint of every table's rows, computed without the code under test; in one query, since signing in is slow. */
async function fingerprints(url: string) {
  const tables = await query(url, `select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::integer as rows, md5(string_agg(x::text, E'\\n' order by x::text)) as sum from ${name} x`,
  )
  const found = await query(url, each.join(' union all '))
  return Object.fromEntries(found.map(({ name, rows, sum }) => [name, { rows, sum }]))
}
const openJobs = (url: string) =>
  query(url, `select id, name, data from pgboss.job where name not like '\\_\\_%' order by id`)
const rules = (url: string) =>
  query(
    url,
    `select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace = 'public'::regnamespace order by 1`,
  )
const triggers = (url: string) =>
  query(url, `select tgname, tgenabled from pg_trigger where not tgisinternal order by tgname`)

describe('a backup', () => {
  it('brings everything back into an empty database: rows, rules, triggers, numbering and open jobs', async () => {
    const written = await writeBackup(source, file)
    expect(written.tables).toMatchObject({ users: 2, leads: 700, forum_posts: 1, forum_likes: 1, sessions: 2 })
    expect(written.jobs).toBeGreaterThanOrEqual(2)
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const target = await emptyDatabase()
    expect(await restoreBackup(target, file)).toEqual(written)
    expect(await fingerprints(target)).toEqual(await fingerprints(source))
    expect(await openJobs(target)).toEqual(await openJobs(source))
    expect(await rules(target)).toEqual(await rules(source))
    expect(await triggers(target)).toEqual(await triggers(source))
    const last = 'select last_value from forum_category_tally_id_seq'
    expect(await query(target, last)).toEqual(await query(source, last))
    await migrateDatabase(target)
  })

  it('is restored whichever way PostgreSQL goes about its own catalogue', async () => {
    const target = await emptyDatabase()
    // With these planner settings, PostgreSQL's own tables are returned before ours.
    await onServer(`alter database ${new URL(target).pathname.slice(1)} set enable_nestloop = off`)
    await restoreBackup(target, file)
    expect(await fingerprints(target)).toEqual(await fingerprints(source))
  })

  it('of an older version is restored as that version, and brought up to date by the next start', async () => {
    const older = await emptyDatabase()
    const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
    const header = await headerOf(file)
    const past: Header = { ...header, migrations: header.migrations.slice(0, -1) }
    await withMigrationsOf(past, migrationsFolder, (some) => migrateDatabase(older, some))
    await query(older, `insert into users (email, password, first_name) values ('old@example.com', 'x', 'Ona')`)
    const olderFile = join(folder, 'older.gz')
    await writeBackup(older, olderFile)

    const target = await emptyDatabase()
    await restoreBackup(target, olderFile)
    const ran = 'select count(*)::integer as count from drizzle.__drizzle_migrations'
    expect(await query(target, ran)).toEqual([{ count: journal.entries.length - 1 }])
    await migrateDatabase(target)
    expect(await query(target, ran)).toEqual([{ count: journal.entries.length }])
    expect(await query(target, 'select email from users')).toEqual([{ email: 'old@example.com' }])
  })

  it('is refused by a database that is not empty, which stays as it was', async () => {
    const before = await fingerprints(source)
    await expect(restoreBackup(source, file)).rejects.toThrow('This database is not empty')
    expect(await fingerprints(source)).toEqual(before)
  })

  it('replaces what a database holds only when told to, and puts that back when it fails', async () => {
    const target = await emptyDatabase()
    await migrateDatabase(target)
    await query(target, `insert into users (email, password, first_name) values ('other@example.com', 'x', 'Ona')`)
    const before = await fingerprints(target)
    const damaged = join(folder, 'half-of-it.gz')
    await writeFile(damaged, withoutTheLastLead(await readFile(file)))
    await expect(restoreBackup(target, damaged, { replaces: true })).rejects.toThrow('came out different')
    expect(await fingerprints(target)).toEqual(before)

    const busy = new pg.Client({ connectionString: target })
    await busy.connect()
    await expect(restoreBackup(target, file, { replaces: true })).rejects.toThrow('Stop all instances first')
    await busy.end()
    expect(await fingerprints(target)).toEqual(before)

    await until(async () => (await company(target)) === 0)
    await restoreBackup(target, file, { replaces: true })
    expect(await fingerprints(target)).toEqual(await fingerprints(source))
    const schemas = await query(target, `select nspname from pg_namespace where nspname like '%_before_restore'`)
    expect(schemas).toEqual([])
  })

  it('that failed half-way can be followed by one that does not', async () => {
    const damaged = join(folder, 'half.gz')
    await writeFile(damaged, withoutTheLastLead(await readFile(file)))
    const target = await emptyDatabase()
    await expect(restoreBackup(target, damaged)).rejects.toThrow('The table leads came out different')
    expect(await tablesIn(target)).toEqual([])
    await restoreBackup(target, file)
  })

  it.each([
    ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 200), 'not a complete backup'],
    ['without its end', (whole: Buffer) => repack(whole, (lines) => lines.slice(0, -1)), 'its end is missing'],
    [
      'of a newer version',
      (whole: Buffer) =>
        repack(whole, (lines) => lines.map((line) => line.replace('"migrations":[', '"migrations":["f",'))),
      'another version of Hearten',
    ],
    ['of something else', () => gzipSync('hello\n'), 'is not a backup of Hearten'],
  ])('%s is refused, and nothing is left behind', async (_name, damage, words) => {
    const damaged = join(folder, 'damaged.gz')
    await writeFile(damaged, damage(await readFile(file)))
    const target = await emptyDatabase()
    await expect(restoreBackup(target, damaged)).rejects.toThrow(words)
    expect(await tablesIn(target)).toEqual([])
  })
})

/** A connection that was just closed may still be listed. */
const company = async (url: string) =>
  (await query(url, 'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'))
    .length

async function until(isTrue: () => Promise<boolean>) {
  for (let tries = 0; tries < 200 && !(await isTrue()); tries += 1) await wait(25)
}

const tablesIn = (url: string) =>
  query(url, `select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`)

function withoutTheLastLead(whole: Buffer): Buffer {
  return repack(whole, (lines) =>
    lines.filter((line) => !(line.startsWith('{"kind":"rows"') && line.includes('lead699'))),
  )
}

function repack(whole: Buffer, change: (lines: string[]) => string[]): Buffer {
  const lines = gunzipSync(whole).toString().trimEnd().split('\n')
  return gzipSync(`${change(lines).join('\n')}\n`)
}

async function headerOf(path: string): Promise<Header> {
  return JSON.parse(
    gunzipSync(await readFile(path))
      .toString()
      .split('\n', 1)[0] ?? '',
  )
}
