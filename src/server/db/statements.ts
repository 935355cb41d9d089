import type pg from 'pg'

/** Planning a statement takes the database longer than most of ours take to run; from this use on it is kept planned. */
const keptFromUse = 5
/** Lists of changing length are each a statement of their own: there may be any number of them. */
const maxStatements = 300

type Query = { text: string; name?: string | undefined }
type Ask = (query: unknown, ...rest: unknown[]) => unknown

/**
 * Gives statements with parameters a name once they prove to be frequent, so that each connection prepares them once.
 * PostgreSQL itself then decides whether one plan fits all parameters.
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

/** As Drizzle asks. What others send, such as streams, goes as it is. */
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
