import { ApiError } from '#client/platform/request/api-error.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { FieldErrors } from './checks.ts'

/** Why a form was not accepted, in words for the person in front of it. */
export type Problem = {
  /** Null if there was no answer, or one that was not ours. */
  code: ErrorCode | null
  /** What happened. */
  message: string
  /** What was kept and what to do next; empty if the message already says it. */
  advice: string
  /** The server's messages for single fields. */
  fieldErrors: FieldErrors
}

const nothingLost = 'Nothing you typed is lost.'

/** Messages that already say what to do next, or after which there is nothing to do. */
const selfContained = new Set<ErrorCode>(['internal', 'unavailable', 'account_disabled', 'invalid_link'])

/** `fallback` is for an answer without a message, such as a proxy's error page. */
export function readProblem(error: unknown, fallback: string, isOnline = () => navigator.onLine): Problem {
  if (!(error instanceof ApiError)) return unreachable(isOnline())
  const { reply, retryAfterSeconds } = error
  if (!reply) {
    const next = retryAfterSeconds === null ? '' : ` Try again ${describeWait(retryAfterSeconds)}.`
    return { code: null, message: fallback, advice: nothingLost + next, fieldErrors: {} }
  }
  return {
    code: reply.code,
    message: reply.message,
    advice: selfContained.has(reply.code) ? '' : nothingLost,
    fieldErrors: Object.fromEntries((reply.issues ?? []).map((issue) => [issue.path, issue.message])),
  }
}

/** "Wrong password" would be a cruel guess when the train is in a tunnel. */
function unreachable(isOnline: boolean): Problem {
  const next = isOnline ? 'Check your connection and try again.' : 'Try again when you are back online.'
  return {
    code: null,
    message: isOnline ? 'Hearten could not be reached.' : 'You are offline.',
    advice: `${nothingLost} ${next}`,
    fieldErrors: {},
  }
}

/** Rounded up, so that trying again at that time works. */
export function describeWait(seconds: number): string {
  if (seconds <= 5) return 'in a few seconds'
  if (seconds < 60) return `in ${Math.ceil(seconds)} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'in an hour' : `in ${hours} hours`
}
