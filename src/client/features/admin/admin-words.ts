import type { SubscriptionStatus } from '#rules/access.ts'
import type { AdminAction } from '#rules/admin-actions.ts'

export const statusWords: Readonly<Record<SubscriptionStatus, string>> = {
  free: 'Free',
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  lifetime: 'Lifetime',
}

/** What stands between an administrator's name and whom or what it was about. */
export const actionWords: Readonly<Record<AdminAction, string>> = {
  disable: 'switched off the account of',
  enable: 'switched on the account of',
  make_admin: 'gave the administrator role to',
  remove_admin: 'took the administrator role from',
  extend_trial: 'extended the trial of',
  search_users: 'looked through the accounts',
  read_trial_signups: 'opened the trial signups',
  read_leads: 'opened the leads',
  read_cancellations: 'opened the cancellation requests',
  export_leads: 'downloaded the leads',
  export_trial_signups: 'downloaded the trial signups',
}

export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}
