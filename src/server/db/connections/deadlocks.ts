import { postgresCode } from './postgres-codes.ts'

const deadlockDetected = '40P01'
const maxTries = 4

/**
 * A deadlock is not an error of either transaction: PostgreSQL rolls one back, and it can simply be retried. Only for
 * work without effects outside the database.
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
