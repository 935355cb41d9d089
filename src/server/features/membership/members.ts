import { renewedUntil } from '#rules/membership/plan-catalogue.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { findMember, listRenewalsDue, type Member, movePaidUntil } from './membership.queries.ts'

type MembersDeps = {
  db: Database
  jobs: Jobs
  /** In a demo without a provider, plans renew here and nothing is charged. */
  renewsHere: boolean
}

const pageSize = 1000

/** Finds members in their current state. */
export function createMembers({ db, jobs, renewsHere }: MembersDeps) {
  jobs.define({
    name: 'demo-renewals',
    schedule: '50 * * * *',
    run: async () => {
      if (renewsHere) for (const member of await listRenewalsDue(db, pageSize)) await renew(member)
    },
  })

  async function renew(member: Member): Promise<Member> {
    const { id, status, planId, paidUntil, subscriptionId } = member
    if (status !== 'active' || subscriptionId || !planId || !paidUntil) return member
    const until = renewedUntil(planId, paidUntil, new Date())
    if (until <= paidUntil) return member
    await movePaidUntil(db, id, until)
    return requireStored(id)
  }

  async function requireStored(userId: string): Promise<Member> {
    const member = await findMember(db, { userId })
    if (!member) throw new AppError('not_found', 'This account is no longer here.')
    return member
  }

  return async function requireMember({ userId }: { userId: string }): Promise<Member> {
    const member = await requireStored(userId)
    return renewsHere ? renew(member) : member
  }
}
export type RequireMember = ReturnType<typeof createMembers>
