import type { Queryable } from './database.ts'
import { mapRowsByList } from './map-rows.ts'

/**
 * For queries on the busiest paths: the SQL is built once per database, not on every call. Prepare it under an empty
 * name; `statements.ts` names the frequent ones.
 */
export function prepareOnce<Query>(build: (db: Queryable) => Query): (db: Queryable) => Query {
  const known = new WeakMap<Queryable, Query>()
  return (db) => {
    const query = known.get(db) ?? mapRowsByList(build(db))
    known.set(db, query)
    return query
  }
}
