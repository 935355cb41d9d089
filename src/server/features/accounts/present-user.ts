import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { isPremium } from '#rules/access.ts'
import type { Person } from '#server/platform/sessions/sessions.queries.ts'

/** A person as their own screens see them: only the columns named here. */
export function presentUser(person: Person, now = new Date()): CurrentUser {
  return {
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    profileImageUrl: person.profileImageUrl,
    subscriptionStatus: person.subscriptionStatus,
    paidUntil: person.paidUntil?.toISOString() ?? null,
    trialStartDate: person.trialStartDate?.toISOString() ?? null,
    trialEndDate: person.trialEndDate?.toISOString() ?? null,
    hasUsedTrial: person.hasUsedTrial,
    emailVerified: person.emailVerified,
    role: person.role,
    isPremium: isPremium(person, now),
    createdAt: person.createdAt.toISOString(),
  }
}
