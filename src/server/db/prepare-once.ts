import type { Queryable } from './database.ts'

/**
 * For a query of the busiest paths: its SQL is written once for each database, not each time it is asked. Prepare it
 * under an empty name: `statements.ts` names what is frequent.
 */
export function prepareOnce<Query>(build: (db: Queryable) => Query): (db: Queryable) => Query {
  const known = new WeakMap<Queryable, Query>()
  return (db) => {
    const query = known.get(db) ?? build(db)
    known.set(db, query)
    return query
  }
}
