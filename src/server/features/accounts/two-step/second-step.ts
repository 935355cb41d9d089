import { z } from 'zod'
import { secondStepMinutes } from '#rules/limits.ts'
import type { Database } from '#server/db/database.ts'
import { AppError, refusal } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { seal, unseal } from '#server/platform/secrets/secrets.ts'
import type { SecurityLog } from '#server/platform/security-log/security-log.ts'
import type { Caller } from '#server/platform/sessions/device.ts'
import { requirePerson } from '#server/platform/sessions/sessions.queries.ts'
import type { AccountMails } from '../links/account-mails.ts'
import { presentUser } from '../present-user.ts'
import { hashRecoveryCode, plainCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'
import { countRecoveryCodes, findKey, findSignInState, spendRecoveryCode, spendStep } from './two-step.queries.ts'

export type SecondStepDeps = {
  db: Database
  limits: Limits
  mails: AccountMails
  secret: string
  securityLog: SecurityLog
}

/** Encrypted, so that only we can make one. It names an account whose password was right, and is not enough to sign in. */
const Ticket = z.object({
  for: z.literal('second-step'),
  userId: z.uuid(),
  version: z.int(),
  until: z.number(),
  wantsToken: z.boolean(),
})

/** Two-step sign-in: what happens between the right password and a session, for people who turned it on. */
export function createSecondStep({ db, limits, mails, secret, securityLog }: SecondStepDeps) {
  return {
    /** Null if the password is enough. */
    async ticketFor(userId: string, wantsToken: boolean): Promise<string | null> {
      const state = await findSignInState(db, userId)
      if (!state?.twoStepSince) return null
      const until = Date.now() + secondStepMinutes * 60_000
      const ticket: z.infer<typeof Ticket> = {
        for: 'second-step',
        userId,
        version: state.credentialsVersion,
        until,
        wantsToken,
      }
      return seal(secret, JSON.stringify(ticket))
    },

    async finish(sealed: string, code: string, { ip, device }: Caller) {
      await limits.spend('signInAddress', ip)
      const ticket = readTicket(sealed)
      const state = ticket && (await findSignInState(db, ticket.userId))
      const isGood = state?.twoStepSince && state.credentialsVersion === ticket?.version && ticket.until > Date.now()
      if (!ticket || !isGood)
        throw new AppError('invalid_link', 'That took too long. Please start with your password again.')
      if (state.isAccountDisabled) throw refusal('account_disabled')
      await requireCode(ticket.userId, code, device)
      return { user: presentUser(await requirePerson(db, ticket.userId)), wantsToken: ticket.wantsToken }
    },

    requireCode,
  }

  function readTicket(sealed: string) {
    try {
      return Ticket.parse(JSON.parse(unseal(secret, sealed)))
    } catch {
      return undefined
    }
  }

  /** Uses the code up, or refuses. The refusal does not say whether the code was wrong or already used. */
  async function requireCode(userId: string, code: string, device: string) {
    await limits.spend('secondStep', userId)
    const plain = plainCode(code)
    // Recovery codes cannot be guessed, so they are not limited: a stranger's guesses must not lock the owner out for a
    // day.
    const isGuessable = isAppCode(plain)
    if (isGuessable) await spendGuess(userId)
    const kind = await spendCode(userId, plain)
    if (!kind) {
      await securityLog.noteFailure(userId, 'code_refused', device)
      throw new AppError('wrong_code', 'That code did not work. Use the one your app shows now. Each works once.')
    }
    await limits.forgive('secondStep', userId)
    // Returns only this one try. Returning all would let an attacker start over each time the owner signs in.
    if (isGuessable) await limits.giveBack('secondStepDay', userId)
    if (kind === 'app') return
    await securityLog.note({ userId, event: 'recovery_code_used', device })
    await mails.sendRecoveryCodeUsed(userId, await countRecoveryCodes(db, userId))
  }

  async function spendGuess(userId: string) {
    try {
      await limits.spend('secondStepDay', userId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      throw new AppError(error.code, `${error.message} One of your recovery codes still works.`, error.extra)
    }
  }

  async function spendCode(userId: string, code: string): Promise<'app' | 'recovery' | null> {
    if (!isAppCode(code)) return (await spendRecoveryCode(db, userId, hashRecoveryCode(code))) ? 'recovery' : null
    const key = readKey(await findKey(db, userId))
    const step = key === null ? null : stepOfCode(key, code, Date.now())
    return step !== null && (await spendStep(db, userId, step)) ? 'app' : null
  }

  /** Null also if the server's secret has changed since: then only a recovery code works. */
  function readKey(sealedKey: string | undefined): string | null {
    if (sealedKey === undefined) return null
    try {
      return unseal(secret, sealedKey)
    } catch {
      return null
    }
  }
}

function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}
