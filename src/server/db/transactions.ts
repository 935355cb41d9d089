import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { isDatabaseAway } from './connections/lost-connections.ts'

/**
 * Drizzle on a pool, with transactions that always return their connection. Drizzle's own never returns it if `begin`
 * itself fails, and ten such failures would leave no connection for anybody.
 */
export function openDrizzle(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool)
  const perClient = new WeakMap<pg.PoolClient, NodePgDatabase>()

  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const client = await pool.connect()
    const known = perClient.get(client) ?? drizzle(client)
    perClient.set(client, known)
    let isBroken = false
    try {
      return await known.transaction(work, config)
    } catch (error) {
      isBroken = isDatabaseAway(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
  db.transaction = transaction
  return db
}
