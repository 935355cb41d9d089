import type { AdminLogEntry } from '#contract/admin/admin.ts'
import type { SubscriptionStatus } from '#rules/access.ts'
import type { AdminAction } from '#rules/accounts/admin-actions.ts'

export const statusWords: Readonly<Record<SubscriptionStatus, string>> = {
  free: 'Free',
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  lifetime: 'Lifetime',
}

/** Goes between an administrator's name and whom or what it was about. */
export const actionWords: Readonly<Record<AdminAction, string>> = {
  disable: 'switched off the account of',
  enable: 'switched on the account of',
  make_admin: 'gave the administrator role to',
  remove_admin: 'took the administrator role from',
  extend_trial: 'extended the trial of',
  create_user: 'made an account for',
  two_step_off: 'turned off the two-step sign-in of',
  retry_job: 'retried',
  search_users: 'looked through the accounts',
  read_trial_signups: 'opened the trial signups',
  read_leads: 'opened the leads',
  read_cancellations: 'opened the cancellation requests',
  export_leads: 'downloaded the leads',
  export_trial_signups: 'downloaded the trial signups',
}

export function whoDid(admin: AdminLogEntry['admin'], details: AdminLogEntry['details']): string {
  if (admin) return nameOf(admin)
  return details.by === 'terminal' ? 'Somebody at the terminal' : 'An account that is gone'
}

export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}
