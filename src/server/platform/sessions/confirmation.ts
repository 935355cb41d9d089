import { confirmationMinutes } from '#rules/limits.ts'
import { AppError } from '../errors.ts'
import type { Actor } from './sessions.ts'

/**
 * For actions that somebody at an unlocked desk must not be able to do: requires that the password was given in the
 * last minutes.
 */
export function requireConfirmed({ confirmedAt }: Actor): void {
  const since = Date.now() - confirmationMinutes * 60_000
  if (confirmedAt === null || confirmedAt.getTime() < since)
    throw new AppError('confirm_needed', 'Please confirm it’s you with your password. Nothing was done yet.')
}
