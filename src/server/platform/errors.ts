import { STATUS_CODES } from 'node:http'
import { type ErrorCode, type ErrorReply, errorStatuses } from '#contract/errors.ts'
import type { Refusal } from '#rules/access.ts'

type Extra = { issues?: ErrorReply['issues']; retryAfterSeconds?: number }

/** An expected refusal: a code for programs, a sentence for people. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly extra: Extra

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message)
    this.code = code
    this.extra = extra
  }
}

const refusals: Record<Refusal, { code: ErrorCode; message: string }> = {
  signed_out: { code: 'unauthorized', message: 'Please sign in to continue.' },
  account_disabled: {
    code: 'account_disabled',
    message: 'This account is switched off. Write to us if you think that is a mistake.',
  },
  trial_expired: { code: 'trial_expired', message: 'Your free trial has ended. Upgrade to keep using this.' },
  upgrade_required: { code: 'upgrade_required', message: 'This is part of the premium membership.' },
  two_step_needed: {
    code: 'two_step_needed',
    message: 'Administrators sign in with two steps here. Turn that on in your account first.',
  },
  admin_only: { code: 'admin_only', message: 'This page is for administrators.' },
}

export function refusal(kind: Refusal): AppError {
  const { code, message } = refusals[kind]
  return new AppError(code, message)
}

export function errorBody(error: AppError, requestId?: string): ErrorReply {
  const isOurFault = error.code === 'internal' || error.code === 'unavailable'
  return {
    error: STATUS_CODES[errorStatuses[error.code]] ?? 'Error',
    code: error.code,
    // Part of the sentence, so that every screen shows it.
    message: isOurFault && requestId ? `${error.message} If you write to us, mention ${requestId}.` : error.message,
    ...(error.extra.issues ? { issues: error.extra.issues } : {}),
    ...(error.code === 'trial_expired' ? { trialExpired: true as const } : {}),
    ...(error.code === 'upgrade_required' ? { requiresUpgrade: true as const } : {}),
    ...(requestId ? { requestId } : {}),
  }
}
