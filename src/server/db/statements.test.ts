import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'
import { type Connection, connect } from './database.ts'

const t = useTestApp()

describe('statements asked again and again', () => {
  let connection: Connection
  beforeAll(() => {
    const { connectionString = '' } = t.connection.pool.options
    connection = connect({ url: connectionString, maxConnections: 1, onIdleError: () => {} })
  })
  afterAll(() => connection.close())

  const kept = async () => {
    const { rows } = await connection.pool.query('select statement from pg_prepared_statements')
    return rows.map(({ statement }) => statement as string)
  }

  it('are planned once, in transactions and outside', async () => {
    const { db } = connection
    const add = (on: Pick<typeof db, 'execute'>, n: number) => on.execute(sql`select ${n}::int + 1 as sum`)
    for (let n = 0; n < 4; n += 1) expect((await add(db, n)).rows).toEqual([{ sum: n + 1 }])
    expect(await kept()).toEqual([])
    expect((await add(db, 4)).rows).toEqual([{ sum: 5 }])
    await db.transaction(async (tx) => expect((await add(tx, 5)).rows).toEqual([{ sum: 6 }]))
    expect(await kept()).toEqual(['select $1::int + 1 as sum'])
  })

  it('fail as others do, and can be asked again', async () => {
    const divide = (n: number) => connection.db.execute(sql`select 1 / ${n}::int as part`)
    for (let n = 1; n < 8; n += 1) await divide(n)
    await expect(divide(0)).rejects.toThrow()
    expect((await divide(1)).rows).toEqual([{ part: 1 }])
  })

  it('are kept up to a maximum, whatever is asked', async () => {
    for (let n = 0; n < 400; n += 1) {
      for (let use = 0; use < 5; use += 1) await connection.pool.query({ text: `select $1::int as n${n}` }, [n])
    }
    expect((await kept()).length).toBeLessThanOrEqual(300)
  })
})
