import { periodEnd } from '#rules/membership/plan-catalogue.ts'
import { trialDays } from '#rules/membership/trial.ts'
import type { DemoRows } from './demo.queries.ts'
import type { DemoClock } from './demo-clock.ts'
import { type DemoAccount, demoAdmin, neighbors, newMember, settledMember } from './demo-people.ts'

type UserRow = NonNullable<DemoRows['users']>[number]

const joinedDaysAgo = 42
const plan = 'pricing_annual'

/** Everybody with an account. The new member has nothing else: no trial yet, nothing written. */
export function peopleRows(clock: DemoClock, password: string): UserRow[] {
  const account = ({ id, email, firstName, lastName }: DemoAccount, createdAt: Date): UserRow => ({
    id,
    email,
    firstName,
    lastName,
    password,
    emailVerified: true,
    createdAt,
    updatedAt: createdAt,
  })
  return [
    account(newMember, clock.now),
    { ...account(demoAdmin, clock.at(120, '09:00')), role: 'admin', ...paying(clock, 119) },
    {
      ...account(settledMember, clock.at(joinedDaysAgo, '21:05')),
      ...trialUsed(clock, joinedDaysAgo),
      ...paying(clock, joinedDaysAgo - trialDays),
    },
    ...Object.values(neighbors).map((person) => ({
      ...account(person, clock.at(person.joinedDaysAgo, '20:00')),
      ...trialUsed(clock, person.joinedDaysAgo),
      // Anybody who joined less than a trial ago is still on trial.
      ...(person.joinedDaysAgo > trialDays ? paying(clock, person.joinedDaysAgo - trialDays) : {}),
    })),
  ]
}

function trialUsed(clock: DemoClock, daysAgo: number) {
  return {
    hasUsedTrial: true,
    trialStartDate: clock.at(daysAgo, '21:10'),
    trialEndDate: clock.at(daysAgo - trialDays, '21:10'),
  }
}

/** Paid for a year in advance, some days ago, like a purchase in the demo. */
function paying(clock: DemoClock, daysAgo: number) {
  return {
    subscriptionStatus: 'active',
    membershipPlan: plan,
    paidUntil: periodEnd(plan, clock.at(daysAgo, '21:12')),
  } as const
}
