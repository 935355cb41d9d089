import type { LimitName } from '../rate-limits.ts'

/** The kinds of event in the security log. Each belongs to one account; none holds words a person wrote. */
export const securityEvents = [
  'signed_in',
  'sign_in_failed',
  /** The right password, but the account is switched off. */
  'sign_in_refused',
  'signed_out',
  'device_signed_out',
  'other_devices_signed_out',
  /** A signed-in person was asked for the password again and gave a wrong one. */
  'password_refused',
  'password_changed',
  'two_step_on',
  'two_step_off',
  /** A code of the second step, wrong or used before. */
  'code_refused',
  'recovery_code_used',
  'recovery_codes_made',
  'password_reset_asked',
  'password_reset',
  'email_confirmed',
  'email_change_asked',
  'email_changed',
  'email_change_stopped',
  'data_exported',
  'deletion_asked',
  'account_disabled',
  'account_enabled',
  'role_given',
  'role_taken',
  /** Done by this account as an administrator; the detail says what. */
  'admin_action',
  /** A limit was reached; the detail says which. */
  'limit_hit',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

/** Limits whose reaching is logged, because they guard accounts or the server. The others are not logged. */
export const notedLimits: ReadonlySet<LimitName> = new Set<LimitName>([
  'signInPair',
  'signInAccount',
  'signInAddress',
  'secondStep',
  'secondStepDay',
  'register',
  'mailAddress',
  'mailAccount',
  'link',
  'payments',
  'write',
])

/** Limits counted by account: reaching one is shown to its owner. */
export const accountLimits: ReadonlySet<LimitName> = new Set<LimitName>(['signInPair', 'signInAccount', 'mailAccount'])
