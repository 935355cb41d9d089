import type { CurrentUser, Device } from '#contract/accounts/accounts.ts'
import type { SecurityEvent } from '#rules/accounts/security-events.ts'
import { sessionEnd } from '#rules/accounts/session-end.ts'
import { retryOnDeadlock } from '#server/db/connections/deadlocks.ts'
import type { Database } from '#server/db/database.ts'
import { eraseTraces, exportPersonalData } from '#server/db/personal-data.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { hashPassword, refuseWeakPassword } from '#server/platform/secrets/passwords.ts'
import { keyedHash } from '#server/platform/secrets/secrets.ts'
import { insertSecurityEvent } from '#server/platform/security-log/security-log.queries.ts'
import type { SecurityLog } from '#server/platform/security-log/security-log.ts'
import {
  deleteSessionOf,
  deleteSessionsOf,
  listSessionsOf,
  requirePerson,
} from '#server/platform/sessions/sessions.queries.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { changeCredentials } from '../credentials.queries.ts'
import type { AccountMails } from '../links/account-mails.ts'
import { createOwnPassword } from '../own-password.ts'
import { presentUser } from '../present-user.ts'
import { createSecondStep } from '../two-step/second-step.ts'
import { deleteUser, updateUser } from '../users.queries.ts'

export type ProfileDeps = {
  db: Database
  limits: Limits
  mails: AccountMails
  jobs: Jobs
  secret: string
  securityLog: SecurityLog
  onDeleting: (userId: string) => Promise<void>
}

type Asked = { email: string; password: string; code?: string | undefined }

export function createProfile({ db, limits, mails, jobs, secret, securityLog, onDeleting }: ProfileDeps) {
  const requirePassword = createOwnPassword({ db, limits, securityLog })
  const { requireCode } = createSecondStep({ db, limits, mails, secret, securityLog })
  const note = ({ userId, device }: Actor, event: SecurityEvent) => securityLog.note({ userId, device, event })

  /** Devices are identified by a second hash, so that the list reveals no session id. */
  const deviceId = (sid: string) => keyedHash(secret, 'device', sid).slice(0, 22)

  return {
    async rename(actor: Actor, name: { firstName: string; lastName: string }): Promise<CurrentUser> {
      await updateUser(db, actor.userId, name)
      return presentUser(await requirePerson(db, actor.userId))
    },

    async askForAddress(actor: Actor, { email, password, code }: Asked) {
      await requirePassword(actor, password)
      if (email === actor.person.email) throw new AppError('conflict', 'That is already your address.')
      // Whoever can read the new mailbox can reset the password, so changing the address requires the same as signing
      // in.
      if (actor.person.twoStepSince) {
        if (!code) throw new AppError('wrong_code', 'Your sign-in takes two steps, so this takes a code too.')
        await requireCode(actor.userId, code, actor.device)
      }
      await limits.spend('mailAccount', actor.userId)
      await mails.sendChangeAddress(actor.userId, email)
      await note(actor, 'email_change_asked')
    },

    async changePassword(actor: Actor, currentPassword: string, newPassword: string) {
      await requirePassword(actor, currentPassword)
      await refuseWeakPassword(newPassword, actor.person)
      const password = await hashPassword(newPassword)
      await db.transaction(async (tx) => {
        await changeCredentials(tx, actor.userId, { password })
        await deleteSessionsOf(tx, actor.userId, actor.sid)
        await insertSecurityEvent(tx, { userId: actor.userId, event: 'password_changed', device: actor.device })
      })
      await mails.sendPasswordChanged(actor.userId)
    },

    async checkPassword(actor: Actor, password: string) {
      await requirePassword(actor, password)
    },

    async resendVerification(actor: Actor) {
      await limits.spend('mailAccount', actor.userId)
      await mails.sendVerification(actor.userId)
    },

    async listDevices(actor: Actor): Promise<Device[]> {
      const rows = await listSessionsOf(db, actor.userId)
      const isAlive = ({ createdAt, lastSeenAt }: (typeof rows)[number]) =>
        actor.person.role !== 'admin' || sessionEnd('admin', { startedAt: createdAt, lastSeenAt }) > new Date()
      return rows.filter(isAlive).map((row) => ({
        id: deviceId(row.sid),
        isCurrent: row.sid === actor.sid,
        device: row.sess.device,
        signedInAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      }))
    },

    async endDevice(actor: Actor, id: string) {
      const rows = await listSessionsOf(db, actor.userId)
      const wanted = rows.find((row) => deviceId(row.sid) === id)
      if (!wanted || !(await deleteSessionOf(db, actor.userId, wanted.sid)))
        throw new AppError('not_found', 'That device is already signed out.')
      await note(actor, 'device_signed_out')
    },

    async endOtherDevices(actor: Actor) {
      await deleteSessionsOf(db, actor.userId, actor.sid)
      await note(actor, 'other_devices_signed_out')
    },

    async exportData(actor: Actor) {
      const data = await exportPersonalData(db, whomOf(actor))
      await note(actor, 'data_exported')
      return data
    },

    async deleteAccount(actor: Actor, password: string) {
      await requirePassword(actor, password)
      // This entry is deleted with the account. It stays visible only if ending the membership failed and nothing was
      // deleted.
      await note(actor, 'deletion_asked')
      await onDeleting(actor.userId)
      const work = () =>
        db.transaction(async (tx) => {
          await eraseTraces(tx, whomOf(actor))
          await deleteUser(tx, actor.userId)
        })
      await retryOnDeadlock(work)
      await jobs.forgetPerson(actor.userId)
    },
  }
}

function whomOf({ userId, person }: Actor) {
  return { userId, provenEmail: person.emailVerified ? person.email : null }
}
