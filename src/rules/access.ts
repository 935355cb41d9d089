import { dayMs } from './durations.ts'
import { isInTrial } from './membership/trial.ts'

export const subscriptionStatuses = ['free', 'active', 'past_due', 'canceled', 'lifetime'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const roles = ['member', 'admin'] as const
export type Role = (typeof roles)[number]

/** How long a failed renewal keeps its access while the card is being sorted out. */
export const pastDueGraceDays = 7

export type Standing = {
  role: Role
  isAccountDisabled: boolean
  subscriptionStatus: SubscriptionStatus
  /** End of the period that is paid for; null when nothing was ever paid or it never ends. */
  paidUntil: Date | null
  trialEndDate: Date | null
  hasUsedTrial: boolean
}

export type Paid = Pick<Standing, 'subscriptionStatus' | 'paidUntil'>

/** The only place that decides who has premium. */
export function isPremium(person: Standing, now: Date): boolean {
  if (person.isAccountDisabled) return false
  return hasPaidAccess(person, now) || isInTrial(person, now)
}

/** Whether they have premium without the trial: a paid period, or the days of grace after a failed renewal. */
export function hasPaidAccess({ subscriptionStatus, paidUntil }: Paid, now: Date): boolean {
  switch (subscriptionStatus) {
    case 'lifetime':
    case 'active':
      return true
    case 'canceled':
      return paidUntil !== null && paidUntil > now
    case 'past_due':
      return paidUntil !== null && paidUntil.getTime() + pastDueGraceDays * dayMs > now.getTime()
    case 'free':
      return false
  }
}

/**
 * Names the member a request was made for. A request can wait on a device, and somebody else may be signed in there by
 * the time it is sent.
 */
export const memberHeader = 'x-member-id'

export const accessLevels = ['public', 'member', 'premium', 'admin'] as const
export type Access = (typeof accessLevels)[number]

export type Refusal =
  | 'signed_out'
  | 'account_disabled'
  | 'trial_expired'
  | 'upgrade_required'
  | 'admin_only'
  | 'two_step_needed'

/** Why this person may not call an endpoint with that access level, or null if they may. */
export function refusalFor(access: Access, person: Standing | null, now: Date): Refusal | null {
  if (access === 'public') return null
  if (!person) return 'signed_out'
  if (person.isAccountDisabled) return 'account_disabled'
  if (access === 'admin') return person.role === 'admin' ? null : 'admin_only'
  if (access === 'premium' && !isPremium(person, now)) return person.hasUsedTrial ? 'trial_expired' : 'upgrade_required'
  return null
}
