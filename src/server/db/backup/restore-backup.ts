import pg from 'pg'
import { migrateDatabase, migrationsFolder } from '../migrate.ts'
import { BackupError } from './backup-error.ts'
import { listTables, quote, quoteAll, setPlainFormats, sumTable } from './catalogue.ts'
import type { Ending, OpenJob } from './format.ts'
import { withMigrationsOf } from './past-migrations.ts'
import { checkBackup, readBackup } from './read-backup.ts'
import { restoreJobs } from './restore-jobs.ts'
import { dropSetAside, putBack, setAside } from './set-aside.ts'
import type { BackupSummary } from './write-backup.ts'

type Options = {
  /** Replaces the database's current content, which is lost. */
  replaces?: boolean
  folder?: string
}

/**
 * Fills an empty database: creates the tables as they were at the time of the backup, inserts its rows, and compares
 * the totals. Later migrations run at the next start. If anything fails, the database is as it was before.
 */
export async function restoreBackup(url: string, file: string, options: Options = {}): Promise<BackupSummary> {
  const { replaces = false, folder = migrationsFolder } = options
  const { header, ending } = await checkBackup(file)
  const client = new pg.Client({ connectionString: url })
  // Without a listener, losing the connection would end the process before anything is tidied up.
  client.on('error', () => {})
  await client.connect()
  try {
    if (replaces) await setAside(client)
    else await refuseUsedDatabase(client)
    try {
      await withMigrationsOf(header, folder, (past) => migrateDatabase(url, past))
      await setPlainFormats(client)
      await client.query('begin')
      const jobs = await load(client, file)
      await compare(client, ending)
      await client.query('commit')
      await restoreJobs(url, jobs)
      if (replaces) await dropSetAside(client)
    } catch (error) {
      await client.query('rollback')
      await (replaces ? putBack(client) : empty(client))
      throw error
    }
  } finally {
    await client.end()
  }
  const tables = Object.entries(ending.tables).map(([table, { rows }]) => [table, rows] as const)
  return { tables: Object.fromEntries(tables), jobs: ending.jobs }
}

async function refuseUsedDatabase(client: pg.Client) {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_class
     where relkind in ('r', 'p') and relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))`,
  )
  if (rows[0]?.count)
    throw new BackupError(
      'This database is not empty. Give it an empty one (a new DATABASE_URL or DATA_DIR), or add --replace to lose what it holds.',
    )
}

/** Only called on a database that was empty when we began. */
async function empty(client: pg.Client) {
  await client.query('drop schema public cascade; create schema public; drop schema if exists drizzle, pgboss cascade')
}

/** Constraints are dropped while rows arrive in any order, and added again afterwards, which checks every row. */
async function load(client: pg.Client, file: string): Promise<OpenJob[]> {
  const tables = await listTables(client)
  const rules = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rules.rows) await client.query(`alter table ${table} drop constraint ${quote(name)}`)
  // The triggers that keep counters are off: the counts are part of the backup.
  for (const { table } of tables) await client.query(`alter table ${quote(table)} disable trigger user`)

  const jobs = await loadLines(client, file)

  for (const { table } of tables) await client.query(`alter table ${quote(table)} enable trigger user`)
  for (const { table, name, definition } of rules.rows)
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`)
  await continueNumbering(client)
  return jobs
}

async function loadLines(client: pg.Client, file: string): Promise<OpenJob[]> {
  const jobs: OpenJob[] = []
  let insert = ''
  for await (const line of readBackup(file)) {
    if (line.kind === 'table') {
      const columns = quoteAll(line.columns)
      await client.query(`drop table if exists pg_temp.incoming;
                          create temp table incoming as select ${columns} from ${quote(line.table)} with no data`)
      // The subselect makes PostgreSQL parse each row once instead of once per column.
      insert = `insert into ${quote(line.table)} (${columns}) overriding system value
                select (r).* from (select line::pg_temp.incoming as r from unnest($1::text[]) as line offset 0) as one`
    }
    if (line.kind === 'rows') await client.query(insert, [line.rows])
    if (line.kind === 'job') jobs.push(line)
  }
  await client.query('drop table if exists pg_temp.incoming')
  return jobs
}

/**
 * Finds sequences in the dependency catalogue. pg_get_serial_sequence() would be evaluated for tables in an order we
 * cannot control, possibly for one of PostgreSQL's own, which it cannot find by its bare name.
 */
async function continueNumbering(client: pg.Client) {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select d.objid::regclass::text as sequence, t.relname as table, a.attname as column
     from pg_depend d
       join pg_class s on s.oid = d.objid and s.relkind = 'S'
       join pg_class t on t.oid = d.refobjid and t.relnamespace = 'public'::regnamespace
       join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
     where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')`,
  )
  for (const { sequence, table, column } of rows)
    await client.query(`select setval($1, max(${quote(column)})) from ${quote(table)} having count(*) > 0`, [sequence])
}

async function compare(client: pg.Client, ending: Ending) {
  for (const shape of await listTables(client)) {
    const found = await sumTable(client, shape)
    const wanted = ending.tables[shape.table]
    if (!wanted || wanted.rows !== found.rows || wanted.sum !== found.sum)
      throw new BackupError(
        `The table ${shape.table} came out different from the backup (${found.rows} rows instead of ${wanted?.rows ?? 0}).`,
      )
  }
}
