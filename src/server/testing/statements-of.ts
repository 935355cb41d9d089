import type pg from 'pg'

export type Statement = { text: string; values: unknown[] }
type Ask = (...args: unknown[]) => unknown

/** Every statement this pool sends during `work`, inside transactions and outside. */
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
  /** Only present if the plan was executed. */
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const isWrite = /^\s*(insert|update|delete)\b|\b(insert into|delete from|update \S+ set)\b/i
const isQuestion = /^\s*(select|with|insert|update|delete)\b/i

/**
 * The plan of a statement: reads are executed again and counted, writes only explained. Sequential scans are
 * discouraged, so that the plan is the same with a thousand rows as with a million.
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

/** A plan and all its parts. */
export const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)]

export const wasCarriedOut = (plan: Plan) => plan['Actual Rows'] !== undefined

/** How many rows one step of a plan read, including those it discarded. */
export function touchedBy(plan: Plan): number {
  const each = (plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)
  return each * (plan['Actual Loops'] ?? 1)
}
