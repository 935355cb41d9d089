import { type Membership, membershipFrom, type ProviderSnapshot } from '#rules/membership/membership.ts'
import type { Database } from '#server/db/database.ts'
import { eachById } from '#server/db/each-by-id.ts'
import { beginLook, listCustomers, type Member, storeLook } from '../membership.queries.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'

type Log = { warn: (facts: object, message: string) => void; info: (facts: object, message: string) => void }
export type SyncDeps = { db: Database; provider: PaymentProvider; log: Log }

const pageSize = 100

/** Fetches the provider's current state and stores it. */
export function createSync({ db, provider, log }: SyncDeps) {
  async function syncMember(member: Member): Promise<{ hasChanged: boolean; membership: Membership | null }> {
    if (!member.customerId) return { hasChanged: false, membership: null }
    const look = await beginLook(db)
    const snapshot = await provider.readSnapshot(member.customerId)
    const membership = membershipFrom(snapshot)
    await stopDoubleRenewals(snapshot, membership)
    await storeLook(db, member.id, look, membership)
    return { hasChanged: differs(member, membership), membership }
  }

  /** Somebody with a lifetime membership, or with two subscriptions, must not be charged for what they do not need. */
  async function stopDoubleRenewals({ subscriptions }: ProviderSnapshot, { status, subscriptionId }: Membership) {
    for (const one of subscriptions) {
      const isKept = status !== 'lifetime' && one.id === subscriptionId
      if (isKept || !one.renews || one.state === 'ended' || one.state === 'unfinished') continue
      log.warn({ subscriptionId: one.id }, 'a second subscription was found and will not renew')
      await provider.setRenewal(one.id, false)
    }
  }

  return {
    syncMember,

    /** Compares everybody with the provider, e.g. at night, and reports how many differed. */
    async reconcile() {
      let checked = 0
      let changed = 0
      let failed = 0
      for await (const member of eachById(pageSize, (after, limit) => listCustomers(db, after, limit))) {
        checked += 1
        const { hasChanged, membership } = await syncMember(member).catch((err: unknown) => {
          // One customer that cannot be read must not prevent comparing the others.
          failed += 1
          log.warn({ err }, 'a membership could not be compared with the provider’s')
          return { hasChanged: false, membership: null }
        })
        if (hasChanged) {
          changed += 1
          const facts = { was: member.status, is: membership?.status }
          log.warn(facts, 'a stored membership differed from the provider’s and was corrected')
        }
      }
      log.info({ checked, changed, failed }, 'memberships compared with the payment provider')
      return { checked, changed, failed }
    },
  }
}
export type Sync = ReturnType<typeof createSync>

function differs(member: Member, membership: Membership): boolean {
  return (
    member.status !== membership.status ||
    member.subscriptionId !== membership.subscriptionId ||
    member.planId !== membership.planId ||
    (member.paidUntil?.getTime() ?? null) !== (membership.paidUntil?.getTime() ?? null)
  )
}
