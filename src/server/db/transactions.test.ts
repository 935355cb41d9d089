import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { type Connection, connect } from './database.ts'

let connection: Connection
let drop: () => Promise<unknown>

beforeAll(async () => {
  const database = await createTestDatabase()
  drop = database.drop
  connection = connect({ url: database.url, maxConnections: 1, onIdleError: () => {} })
})

afterAll(async () => {
  await connection.close()
  await drop()
})

it('asks questions of one transaction together, and gets each its own answer', async () => {
  const numbers = [3, 1, 2]
  const asked = await connection.db.transaction((tx) => {
    const answers = numbers.map((number) => tx.execute<{ number: number }>(sql`select ${number}::int as number`))
    return Promise.all(answers)
  })
  expect(asked.map(({ rows }) => rows[0]?.number)).toEqual(numbers)
})

it('gives the connection back as good as new when one of several questions fails', async () => {
  const work = connection.db.transaction((tx) =>
    Promise.all([tx.execute(sql`select 1`), tx.execute(sql`select 1 / 0`), tx.execute(sql`select 2`)]),
  )
  await expect(work).rejects.toThrow()
  expect((await connection.db.execute(sql`select 3 as number`)).rows).toEqual([{ number: 3 }])
  expect(connection.pool.waitingCount).toBe(0)
})
