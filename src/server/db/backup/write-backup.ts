import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { BackupError } from './backup-error.ts'
import { listMigrations, listTables, quote, quoteAll, setPlainFormats, sumTable, type TableShape } from './catalogue.ts'
import type { BackupLine, Ending, OpenJob } from './format.ts'

const rowsAtOnce = 500

export type BackupSummary = { tables: Record<string, number>; jobs: number }

/** Saves a consistent snapshot while people keep using the server. The file only appears once it is complete. */
export async function writeBackup(url: string, file: string): Promise<BackupSummary> {
  const client = new pg.Client({ connectionString: url })
  // Without a listener, losing the connection would end the process before anything is tidied up.
  client.on('error', () => {})
  await client.connect()
  const unfinished = `${file}.unfinished`
  try {
    await setPlainFormats(client)
    await client.query('begin isolation level repeatable read, read only')
    const summary: BackupSummary = { tables: {}, jobs: 0 }
    const lines = Readable.from(encode(readAll(client, summary)))
    // Readable only by its owner: it contains what people entrusted to us.
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await rename(unfinished, file)
    return summary
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw isAboutFile(error) ? new BackupError(`The file ${file} cannot be written (${error.message}).`) : error
  } finally {
    await client.end()
  }
}

function isAboutFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

async function* readAll(client: pg.Client, summary: BackupSummary): AsyncGenerator<BackupLine> {
  const ending: Ending = { kind: 'end', tables: {}, jobs: 0 }
  yield {
    kind: 'hearten-backup',
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await listMigrations(client),
  }
  for (const shape of await listTables(client)) {
    yield { kind: 'table', ...shape }
    yield* readRows(client, shape)
    const sum = await sumTable(client, shape)
    ending.tables[shape.table] = sum
    summary.tables[shape.table] = sum.rows
  }
  for (const job of await listOpenJobs(client)) {
    yield { kind: 'job', ...job }
    ending.jobs += 1
  }
  summary.jobs = ending.jobs
  yield ending
}

async function* readRows(client: pg.Client, { table, columns }: TableShape): AsyncGenerator<BackupLine> {
  await client.query(
    `declare backup_rows no scroll cursor for select row(${quoteAll(columns)})::text as row from ${quote(table)}`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup_rows`)
    if (rows.length === 0) break
    yield { kind: 'rows', rows: rows.map(({ row }) => row) }
  }
  await client.query('close backup_rows')
}

/**
 * Jobs that are still owed to somebody, such as a mail or the end of a subscription. One that is running is saved too,
 * and will run again.
 */
async function listOpenJobs(client: pg.Client): Promise<OpenJob[]> {
  const { rows: found } = await client.query<{ has: boolean }>(`select to_regclass('pgboss.job') is not null as has`)
  if (!found[0]?.has) return []
  const { rows } = await client.query<OpenJob>(
    `select id, name, data, start_after::text as "startAfter", retry_limit as "retryLimit",
            retry_delay as "retryDelay", retry_backoff as "retryBackoff"
     from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%'
     order by created_on`,
  )
  return rows
}

async function* encode(lines: AsyncGenerator<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}
