import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** As the indexes have it. Without the last two words PostgreSQL would sort all of somebody's years to find ten rows. */
export function latestFirst(column: AnyColumn): SQL {
  return sql`${column} desc nulls last`
}
