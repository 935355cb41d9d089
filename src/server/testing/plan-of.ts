import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from '#server/db/database.ts'

type Asked = {
  connection: { pool: Pool }
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
}

/** How the database would answer a query. One question is one statement: on a busy server each further one waits its turn. */
export async function planOf(t: Asked, ask: (db: Database) => PromiseLike<unknown>): Promise<string> {
  const sent: { text: string; values: unknown[] }[] = []
  await ask(drizzle(t.connection.pool, { logger: { logQuery: (text, values) => sent.push({ text, values }) } }))
  const [first, ...more] = sent
  if (!first || more.length > 0) throw new Error(`Asked with ${sent.length} statements instead of one.`)
  const rows = await t.sql(`explain ${first.text}`, first.values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
