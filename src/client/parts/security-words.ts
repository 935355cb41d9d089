import type { OwnEvent } from '#contract/accounts/security-log.ts'
import type { SecurityEvent } from '#rules/accounts/security-events.ts'

const eventWords: Readonly<Record<SecurityEvent, string>> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed: wrong password',
  sign_in_refused: 'Sign-in refused: the account was switched off',
  signed_out: 'Signed out',
  device_signed_out: 'Another device was signed out',
  other_devices_signed_out: 'All other devices were signed out',
  password_refused: 'A change was refused: wrong password',
  password_changed: 'Password changed',
  two_step_on: 'Two-step sign-in turned on',
  two_step_off: 'Two-step sign-in turned off',
  code_refused: 'A code was refused: wrong, or used before',
  recovery_code_used: 'A recovery code was used',
  recovery_codes_made: 'New recovery codes made',
  password_reset_asked: 'A link for a new password was sent',
  password_reset: 'New password set with an emailed link',
  email_confirmed: 'Email address confirmed',
  email_change_asked: 'Email change requested',
  email_changed: 'Email address changed',
  email_change_stopped: 'Email change stopped',
  data_exported: 'Data downloaded',
  deletion_asked: 'Account deletion requested',
  account_disabled: 'Account switched off by an administrator',
  account_enabled: 'Account switched on again by an administrator',
  role_given: 'Administrator role given',
  role_taken: 'Administrator role removed',
  admin_action: 'Done as an administrator',
  limit_hit: 'Too many tries in a short time',
}

/** Labels of administrators' actions and of limits. Names without a label are shown as they are. */
const detailWords: ReadonlyMap<string, string> = new Map([
  ['disable', 'switched off an account'],
  ['enable', 'switched on an account'],
  ['make_admin', 'gave the administrator role'],
  ['remove_admin', 'took the administrator role away'],
  ['extend_trial', 'extended a trial'],
  ['retry_job', 'retried a job'],
  ['export_leads', 'downloaded the leads'],
  ['export_trial_signups', 'downloaded the trial signups'],
  ['reveal_author', 'looked up who wrote something anonymous'],
  ['hide_writing', 'hid a post or reply'],
  ['restore_writing', 'put a post or reply up'],
  ['keep_writing', 'left a post or reply up'],
  ['signInPair', 'passwords, from one place'],
  ['signInAccount', 'passwords, from anywhere'],
  ['signInAddress', 'sign-ins from one network'],
  ['secondStep', 'codes of the second step'],
  ['secondStepDay', 'codes of the second step in one day'],
  ['register', 'new accounts from one network'],
  ['mailAddress', 'emails asked for from one network'],
  ['mailAccount', 'emails to one account'],
  ['link', 'mailed links from one network'],
  ['payments', 'payment pages'],
  ['write', 'changes'],
])

/** One line for an event: "Sign-in failed: wrong password, 3 times". */
export function describeEvent({ event, detail, times }: Pick<OwnEvent, 'event' | 'times'> & { detail: string | null }) {
  const what = detail ? `${eventWords[event]}: ${detailWords.get(detail) ?? detail}` : eventWords[event]
  return times > 1 ? `${what}, ${times.toLocaleString('en-US')} times` : what
}
