import { z } from 'zod'
import { keysOf } from '#rules/closed-sets.ts'

/** Every way a call can be refused, with its HTTP status. */
export const errorStatuses = {
  invalid_input: 400,
  invalid_link: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  account_disabled: 403,
  trial_expired: 403,
  upgrade_required: 403,
  admin_only: 403,
  missing_marker: 403,
  /** Signed in, but the password has to be given again: see confirmIdentity. */
  confirm_needed: 403,
  /** In the second step of a sign-in: wrong, or already used. */
  wrong_code: 403,
  /** An administrator signed in without the second step, which this server requires: see two-step.ts. */
  two_step_needed: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatuses

/**
 * The body of every refusal. `error` is HTTP's name for the status ("Unauthorized"), `code` is for programs, `message`
 * for people.
 */
export const ErrorReply = z.object({
  error: z.string(),
  code: z.enum(keysOf(errorStatuses)),
  message: z.string(),
  /** Which fields were wrong, and how. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  trialExpired: z.literal(true).optional(),
  requiresUpgrade: z.literal(true).optional(),
  /** To quote when asking for help. */
  requestId: z.string().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
