import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** An arbitrary number that nothing else of ours uses. */
const migrationLock = 4_327_836

/** In the bundle, the migrations are next to main.js; in the source, next to this file. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the schema up to date. Instances that start together take turns; the later ones find nothing to do. */
export async function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  if (!existsSync(folder)) throw new Error(`The migrations folder is missing: ${folder}`)
  const client = new pg.Client({ connectionString: url })
  // Without a listener, losing the connection would end the process before anything is tidied up.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
