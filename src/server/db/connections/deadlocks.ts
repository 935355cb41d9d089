import { postgresCode } from './postgres-codes.ts'

const deadlockDetected = '40P01'
const maxTries = 4

/**
 * Two transactions that wait for each other are no error of either: PostgreSQL ends one of them, untouched, and it
 * can be done again. For work that has no effect outside the database.
 */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (postgresCode(error) !== deadlockDetected || tries === maxTries) throw error
    }
  }
}
