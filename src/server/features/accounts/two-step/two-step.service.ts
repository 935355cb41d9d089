import type { TwoStepState } from '#contract/accounts/two-step.ts'
import { AppError } from '#server/platform/errors.ts'
import { seal, unseal } from '#server/platform/secrets/secrets.ts'
import { insertSecurityEvent } from '#server/platform/security-log/security-log.queries.ts'
import { deleteSessionsOf } from '#server/platform/sessions/sessions.queries.ts'
import type { Actor, Sessions } from '#server/platform/sessions/sessions.ts'
import { lockCredentials } from '../credentials.queries.ts'
import { createOwnPassword } from '../own-password.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { createSecondStep, type SecondStepDeps } from './second-step.ts'
import { newTotpKey, stepOfCode, totpUri } from './totp.ts'
import {
  countRecoveryCodes,
  findFreshKey,
  findSignInState,
  markTwoStepOn,
  putKey,
  removeTwoStep,
  replaceRecoveryCodes,
  spendStep,
} from './two-step.queries.ts'

export type TwoStepDeps = SecondStepDeps & { sessions: Sessions }

/** Turning two-step sign-in on and off, on the account page. */
export function createTwoStep(deps: TwoStepDeps) {
  const { db, limits, mails, secret, sessions } = deps
  const requirePassword = createOwnPassword(deps)
  const { requireCode } = createSecondStep(deps)

  async function requireOn(userId: string) {
    if (!(await findSignInState(db, userId))?.twoStepSince)
      throw new AppError('conflict', 'Two-step sign-in is not on. Nothing was changed.')
  }

  return {
    async read({ userId, person }: Actor): Promise<TwoStepState> {
      const since = person.twoStepSince
      return {
        isOn: since !== null,
        since: since?.toISOString() ?? null,
        recoveryCodesLeft: since ? await countRecoveryCodes(db, userId) : 0,
        isRequired: sessions.holdsToTwoStep(person),
      }
    },

    /** The only time the key leaves the server. */
    async setUp(actor: Actor, password: string) {
      await requirePassword(actor, password)
      const key = newTotpKey()
      await db.transaction(async (tx) => {
        await lockCredentials(tx, actor.userId)
        if ((await findSignInState(tx, actor.userId))?.twoStepSince) throw alreadyOn()
        await putKey(tx, actor.userId, seal(secret, key))
      })
      return { key, uri: totpUri(key, actor.person.email) }
    },

    async turnOn({ userId, sid, device }: Actor, code: string) {
      await limits.spend('secondStep', userId)
      const recoveryCodes = newRecoveryCodes()
      await db.transaction(async (tx) => {
        await lockCredentials(tx, userId)
        if ((await findSignInState(tx, userId))?.twoStepSince) throw alreadyOn()
        const sealedKey = await findFreshKey(tx, userId)
        if (!sealedKey) throw new AppError('invalid_link', 'That took too long. Please start again with your password.')
        const step = stepOfCode(unseal(secret, sealedKey), code.replace(/\s/g, ''), Date.now())
        if (step === null || !(await spendStep(tx, userId, step)))
          throw new AppError('wrong_code', 'That code did not match. Use the one your app shows now.')
        await markTwoStepOn(tx, userId)
        await replaceRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode))
        // Sessions opened with the password alone have to sign in again, with a code.
        await deleteSessionsOf(tx, userId, sid)
        await insertSecurityEvent(tx, { userId, event: 'two_step_on', device })
      })
      await limits.forgive('secondStep', userId)
      await mails.sendTwoStep(userId, 'on')
      return { recoveryCodes }
    },

    async makeRecoveryCodes(actor: Actor, password: string, code: string) {
      const { userId, device } = actor
      await requirePassword(actor, password)
      await requireOn(userId)
      await requireCode(userId, code, device)
      const recoveryCodes = newRecoveryCodes()
      await db.transaction(async (tx) => {
        await lockCredentials(tx, userId)
        await replaceRecoveryCodes(tx, userId, recoveryCodes.map(hashRecoveryCode))
        await insertSecurityEvent(tx, { userId, event: 'recovery_codes_made', device })
      })
      return { recoveryCodes }
    },

    async turnOff(actor: Actor, password: string, code: string) {
      const { userId, device } = actor
      await requirePassword(actor, password)
      await requireOn(userId)
      await requireCode(userId, code, device)
      await db.transaction(async (tx) => {
        await lockCredentials(tx, userId)
        if (await removeTwoStep(tx, userId)) await insertSecurityEvent(tx, { userId, event: 'two_step_off', device })
      })
      await mails.sendTwoStep(userId, 'off')
    },
  }
}

function alreadyOn() {
  return new AppError('conflict', 'Two-step sign-in is already on. Turn it off first to use another app.')
}
