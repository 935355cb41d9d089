import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The indexes are built with `nulls last`. Without it here, PostgreSQL would sort all of a person's rows to find ten. */
export function latestFirst(column: AnyColumn): SQL {
  return sql`${column} desc nulls last`
}
