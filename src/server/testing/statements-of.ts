import type pg from 'pg'

export type Statement = { text: string; values: unknown[] }
type Ask = (...args: unknown[]) => unknown

/** Every statement that is sent by this pool meanwhile, inside transactions and outside. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = []
  const before = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const listen = (client: pg.PoolClient) => {
    if (before.has(client)) return
    before.set(client, client.query)
    const ask: Ask = client.query.bind(client)
    const noteAndAsk: Ask = (first, ...rest) => {
      sent.push(read(first as string | Statement, rest[0]))
      return ask(first, ...rest)
    }
    client.query = noteAndAsk as typeof client.query
  }
  pool.on('acquire', listen)
  try {
    await work()
  } finally {
    pool.off('acquire', listen)
    for (const [client, query] of before) client.query = query
  }
  return sent
}

function read(first: string | Statement, second: unknown): Statement {
  const { text, values } = typeof first === 'string' ? { text: first, values: undefined } : first
  const given = values ?? second
  return { text, values: Array.isArray(given) ? given : [] }
}

export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  /** Only of what was carried out. */
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const isWrite = /^\s*(insert|update|delete)\b|\b(insert into|delete from|update \S+ set)\b/i
const isQuestion = /^\s*(select|with|insert|update|delete)\b/i

/**
 * How the database answers: reads are carried out once more and counted, writes only thought through. It reads a table
 * from end to end only where it has to, so that the answer is the same with a thousand rows as with a million.
 */
export async function plansOf(pool: pg.Pool, { text, values }: Statement): Promise<Plan[]> {
  if (!isQuestion.test(text)) return []
  const how = isWrite.test(text) ? 'format json' : 'analyze, format json'
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(`explain (${how}) ${text}`, values)
    return (rows[0]['QUERY PLAN'] as { Plan: Plan }[]).flatMap((explained) => flat(explained.Plan))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** A plan and all that it is made of. */
export const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)]

export const wasCarriedOut = (plan: Plan) => plan['Actual Rows'] !== undefined

/** Rows that one step of a plan had in its hands, those that it threw away included. */
export function touchedBy(plan: Plan): number {
  const each = (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)
  return each * (plan['Actual Loops'] ?? 1)
}
