import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The indexes are built with `nulls last`. Without these words PostgreSQL would sort all rows of a person to find ten. */
export function latestFirst(column: AnyColumn): SQL {
  return sql`${column} desc nulls last`
}
