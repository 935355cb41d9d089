import { type Membership, membershipFrom } from '#rules/membership.ts'
import type { Database } from '#server/db/database.ts'
import { listCustomers, type Member, storeMembership } from './membership.queries.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Log = { warn: (facts: object, message: string) => void; info: (facts: object, message: string) => void }
export type SyncDeps = { db: Database; provider: PaymentProvider; log: Log }

const pageSize = 100

/** Fetches what the provider holds to be true now, and stores that. */
export function createSync({ db, provider, log }: SyncDeps) {
  async function syncMember(member: Member): Promise<{ hasChanged: boolean }> {
    if (!member.customerId) return { hasChanged: false }
    const snapshot = await provider.readSnapshot(member.customerId)
    const membership = membershipFrom(snapshot)
    // Somebody who bought a lifetime must not be charged for another month.
    if (membership.status === 'lifetime')
      for (const one of snapshot.subscriptions)
        if (one.state === 'running' && one.renews) await provider.setRenewal(one.id, false)
    const hasChanged = differs(member, membership)
    if (hasChanged) await storeMembership(db, member.id, membership)
    return { hasChanged }
  }

  return {
    syncMember,

    /** Compares everybody with the provider, e.g. at night, and says how much had drifted apart. */
    async reconcile() {
      let checked = 0
      let changed = 0
      let after = '00000000-0000-0000-0000-000000000000'
      for (;;) {
        const page = await listCustomers(db, after, pageSize)
        for (const member of page) {
          checked += 1
          const { hasChanged } = await syncMember(member)
          if (hasChanged) {
            changed += 1
            log.warn({ was: member.status }, 'a stored membership differed from the provider’s and was corrected')
          }
        }
        const last = page.at(-1)
        if (!last || page.length < pageSize) break
        after = last.id
      }
      log.info({ checked, changed }, 'memberships compared with the payment provider')
      return { checked, changed }
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
