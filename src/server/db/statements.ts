import type pg from 'pg'

/** For most of our statements planning takes longer than running; from this use on, the plan is kept. */
const keptFromUse = 5
/** Lists of varying length make a different statement each, so their number has to be limited. */
const maxStatements = 300

type Query = { text: string; name?: string | undefined }
type Ask = (query: unknown, ...rest: unknown[]) => unknown

/**
 * Names statements with parameters once they are frequent, so that each connection prepares them once. PostgreSQL then
 * decides whether one plan suits all parameters.
 */
export function keepFrequentStatements(pool: pg.Pool): void {
  const uses = new Map<string, { count: number; name: string }>()

  function nameOf(text: string): string | undefined {
    const known = uses.get(text)
    if (!known) {
      if (uses.size < maxStatements) uses.set(text, { count: 1, name: `s${uses.size}` })
      return undefined
    }
    known.count += 1
    return known.count >= keptFromUse ? known.name : undefined
  }

  pool.on('connect', (client) => {
    const ask: Ask = client.query.bind(client)
    const askByName: Ask = (query, ...rest) => {
      if (!isUnnamed(query) || !Array.isArray(rest[0])) return ask(query, ...rest)
      const name = nameOf(query.text)
      return name ? ask({ ...query, name }, ...rest) : ask(query, ...rest)
    }
    client.query = askByName as typeof client.query
  })
}

/** Queries sent by Drizzle. Others, such as streams, are passed on unchanged. */
function isUnnamed(query: unknown): query is Query {
  return (
    typeof query === 'object' &&
    query !== null &&
    'text' in query &&
    typeof query.text === 'string' &&
    !('submit' in query) &&
    !('name' in query && query.name)
  )
}
