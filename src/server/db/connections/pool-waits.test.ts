import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { connect } from '../database.ts'
import { watchWaits } from './pool-waits.ts'

it('reports every wait for a connection once, and one that timed out as longer than the limit', async () => {
  const connectMs = 300
  const { url, drop } = await createTestDatabase()
  const connection = connect({ url, maxConnections: 1, connectMs, onIdleError: () => {} })
  const waits: number[] = []
  watchWaits(connection.pool, (seconds) => waits.push(seconds))

  await connection.db.execute(sql`select 1`)
  await connection.db.transaction((tx) => tx.execute(sql`select 1`))
  expect(waits).toHaveLength(2)

  const held = await connection.pool.connect()
  await expect(connection.db.execute(sql`select 1`)).rejects.toThrow()
  held.release()
  expect(waits).toHaveLength(4)
  expect(waits.filter((seconds) => seconds * 1000 >= connectMs - 1)).not.toHaveLength(0)
  await connection.close()
  await drop()
})
