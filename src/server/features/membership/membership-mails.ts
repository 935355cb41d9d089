import type { Letter } from '#content/mails/letter.ts'
import {
  cancellationLetter,
  paymentFailedLetter,
  receiptLetter,
  recordsLetter,
  trialEndingLetter,
} from '#content/mails/membership-letters.ts'
import { pastDueGraceDays } from '#rules/access.ts'
import { isPlanId } from '#rules/membership/plan-catalogue.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Mailer } from '#server/platform/jobs/mailer.ts'
import { claimMail, findMember, type Member } from './membership.queries.ts'

export type MembershipMailsDeps = { db: Database; jobs: Jobs; mailer: Mailer; appUrl: () => string }

type Facts =
  | { kind: 'receipt'; amountCents: number; paidOn: string; invoiceUrl: string | null }
  | { kind: 'payment_failed'; amountCents: number }
  | { kind: 'cancellation' }
  | { kind: 'trial_ending'; endsOn: string }
  | { kind: 'records' }
/** `key` identifies the occasion: no mail is sent twice for the same one. */
type Job = { userId: string; key: string; facts: Facts }

export function createMembershipMails({ db, jobs, mailer, appUrl }: MembershipMailsDeps) {
  return jobs.define<Job>({
    name: 'membership-mail',
    run: async ({ userId, key, facts }) => {
      const member = await findMember(db, { userId })
      if (!member) return
      await db.transaction(async (tx) => {
        if (!(await claimMail(tx, userId, key))) return
        await mailer.send({ to: member.email, ...write(member, facts, appUrl()) })
      })
    },
  })
}
export type SendMembershipMail = ReturnType<typeof createMembershipMails>

function write(member: Member, facts: Facts, appUrl: string): Letter {
  const to = { firstName: member.firstName, appUrl }
  switch (facts.kind) {
    case 'receipt':
      return receiptLetter({
        ...to,
        amountCents: facts.amountCents,
        planId: isPlanId(member.planId) ? member.planId : null,
        paidOn: new Date(facts.paidOn),
        invoiceUrl: facts.invoiceUrl,
      })
    case 'payment_failed':
      return paymentFailedLetter({ ...to, amountCents: facts.amountCents, graceDays: pastDueGraceDays })
    case 'cancellation':
      return cancellationLetter({
        ...to,
        accessUntil: member.paidUntil && member.paidUntil > new Date() ? member.paidUntil : null,
      })
    case 'trial_ending':
      return trialEndingLetter({ ...to, endsOn: new Date(facts.endsOn) })
    case 'records':
      return recordsLetter(to)
  }
}
