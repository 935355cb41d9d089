import type { FastifyBaseLogger } from 'fastify'
import { accountLimits, notedLimits, type SecurityEvent } from '#rules/accounts/security-events.ts'
import type { LimitName } from '#rules/rate-limits.ts'
import type { Database } from '../../db/database.ts'
import {
  countUpWithoutAccount,
  findAccountId,
  insertOrRepeatEvent,
  insertSecurityEvent,
  type NewSecurityEvent,
} from './security-log.queries.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * For events outside a transaction. A log that cannot be written must not prevent signing in, so failures here only go
 * to the operators' log.
 */
export function createSecurityLog({ db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'warn'> }) {
  async function quietly(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (err) {
      log.warn({ err }, 'an event could not be written to the security log')
    }
  }

  return {
    note: (entry: NewSecurityEvent) => quietly(() => insertSecurityEvent(db, entry)),

    /**
     * A wrong password. For an unknown address it is only counted: one statement either way, so that the time taken
     * does not reveal which.
     */
    noteFailure: (userId: string | undefined, event: SecurityEvent, device: string) =>
      quietly(() => (userId ? insertOrRepeatEvent(db, { userId, event, device }) : countUpWithoutAccount(db, event))),

    /** `who` is what the limit counts by: an account's id, an e-mail or IP address, or two of them. */
    noteLimit: (name: LimitName, who: string) =>
      quietly(async () => {
        if (!notedLimits.has(name)) return
        const userId = await findOwner(name, who.split('|')[0] ?? '')
        if (userId) await insertSecurityEvent(db, { userId, event: 'limit_hit', detail: name })
        else await countUpWithoutAccount(db, 'limit_hit', name)
      }),
  }

  async function findOwner(name: LimitName, who: string) {
    if (uuid.test(who)) return findAccountId(db, { userId: who })
    return accountLimits.has(name) && who.includes('@') ? findAccountId(db, { email: who }) : undefined
  }
}
export type SecurityLog = ReturnType<typeof createSecurityLog>
