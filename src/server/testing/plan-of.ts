import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from '#server/db/database.ts'

type Asked = {
  connection: { pool: Pool }
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
}

/** How the database would answer a query. Uses one statement, because on a busy server each further one waits its turn. */
export async function planOf(t: Asked, ask: (db: Database) => PromiseLike<unknown>): Promise<string> {
  const sent: { text: string; values: unknown[] }[] = []
  await ask(drizzle(t.connection.pool, { logger: { logQuery: (text, values) => sent.push({ text, values }) } }))
  const [first, ...more] = sent
  if (!first || more.length > 0) throw new Error(`The query sent ${sent.length} statements instead of one.`)
  const rows = await t.sql(`explain ${first.text}`, first.values)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/**
 * Inserts rows for so many people that the database chooses indexes as on a busy server. `inserts` run after the
 * people, `p0@plans.example` and so on. The rows are consistent, so foreign keys are not checked, which would take
 * minutes.
 */
export async function fillForPlans(
  t: Pick<Asked, 'sql'>,
  { people, inserts, analyze }: { people: number; inserts: string; analyze: readonly string[] },
) {
  await t.sql(`
    begin;
    set local session_replication_role = replica;
    insert into users (email, password, first_name)
      select 'p' || i || '@plans.example', 'x', 'P' from generate_series(0, ${people}) i;
    ${inserts};
    commit`)
  await t.sql(`analyze users, ${analyze.join(', ')}`)
}

/** The id of one of them. */
export async function planPerson(t: Pick<Asked, 'sql'>, number: number): Promise<string> {
  const [person] = await t.sql('select id from users where email = $1', [`p${number}@plans.example`])
  if (typeof person?.id !== 'string') throw new Error('Fill the tables first')
  return person.id
}
