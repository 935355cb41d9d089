import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'

/** Runs as a separate process and is killed midway: prints every number the database has acknowledged. */
const dataDir = process.argv[2] ?? ''
const { url } = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } })
const client = new pg.Client({ connectionString: url })
await client.connect()
await client.query('create table if not exists acknowledged (n integer primary key)')
for (let n = 1; ; n++) {
  await client.query('insert into acknowledged values ($1)', [n])
  process.stdout.write(`${n}\n`)
}
