import type { AdminUser } from '#contract/admin/admin.ts'
import type { Role } from '#rules/access.ts'
import type { AdminChange } from '#rules/accounts/admin-actions.ts'
import { dayMs } from '#rules/durations.ts'
import { trialExtensionMaxDays } from '#rules/membership/trial.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { AppError, refusal } from '#server/platform/errors.ts'
import { deleteSessionsOf } from '#server/platform/sessions/sessions.queries.ts'
import { fromTerminal, insertLogEntry, type NewLogEntry } from './log.queries.ts'
import {
  findForChange,
  findUsers,
  setAccountDisabled,
  setRole,
  setTrialEnd,
  type UserRow,
  type UsersPage,
} from './users.queries.ts'

type Change = NewLogEntry & { userId: string; action: AdminChange }

/** What an administrator may do to an account. Each change is logged in the same transaction. */
export function createAdminUsers({ db }: { db: Database }) {
  function change(what: Change, carryOut: (tx: Transaction, user: UserRow) => Promise<boolean>) {
    return db.transaction(async (tx) => {
      const { user, admin } = await findForChange(tx, what.userId, what.adminId)
      // They were an administrator a moment ago, but another administrator may have changed that.
      if (what.adminId !== null && (admin?.role !== 'admin' || admin.isAccountDisabled)) throw refusal('admin_only')
      if (!user) throw new AppError('not_found', 'There is no such account.')
      if (await carryOut(tx, user)) await insertLogEntry(tx, what.adminId === null ? fromTerminal(what) : what)
    })
  }

  return {
    async search(adminId: string, page: UsersPage): Promise<{ users: AdminUser[]; total: number }> {
      const { rows, total } = await findUsers(db, page)
      // Logs how many rows were shown, but not the search text, which may be somebody's name.
      const details = { rows: rows.length, offset: page.offset }
      await insertLogEntry(db, { adminId, action: 'search_users', details })
      return { users: rows.map(presentUser), total }
    },

    async setDisabled(adminId: string | null, userId: string, isDisabled: boolean) {
      if (isDisabled && userId === adminId)
        throw new AppError('conflict', 'You cannot switch off your own account; ask another administrator.')
      const action = isDisabled ? 'disable' : 'enable'
      await change({ adminId, userId, action }, async (tx) => {
        const isChanged = await setAccountDisabled(tx, userId, isDisabled)
        // The sessions were only kept to tell the devices why they are refused. After enabling, everybody has to sign
        // in again.
        if (isChanged && !isDisabled) await deleteSessionsOf(tx, userId)
        return isChanged
      })
    },

    async setRole(adminId: string | null, userId: string, role: Role) {
      // Administrators cannot demote themselves, so there is always one left.
      if (role === 'member' && userId === adminId)
        throw new AppError('conflict', 'You cannot give up the role yourself; ask another administrator.')
      const action = role === 'admin' ? 'make_admin' : 'remove_admin'
      await change({ adminId, userId, action }, (tx) => setRole(tx, userId, role))
    },

    /** Returns the new end of the trial. */
    async extendTrial(adminId: string, userId: string, until: Date, now = new Date()) {
      if (until <= now || until.getTime() - now.getTime() > trialExtensionMaxDays * dayMs)
        throw new AppError('invalid_input', `Choose a day within the next ${trialExtensionMaxDays} days.`)
      const details = { until: until.toISOString() }
      await change(
        { adminId, userId, action: 'extend_trial', details },
        async (tx, { trialEndDate, subscriptionStatus }) => {
          if (subscriptionStatus === 'active' || subscriptionStatus === 'lifetime')
            throw new AppError('conflict', 'They are a member already; a trial would give them nothing more.')
          if (trialEndDate && trialEndDate > until)
            throw new AppError('conflict', 'This trial already lasts longer. Reload the page to see until when.')
          return setTrialEnd(tx, userId, until)
        },
      )
      return { trialEndDate: details.until }
    },
  }
}

export function presentUser(row: UserRow): AdminUser {
  return { ...row, trialEndDate: row.trialEndDate?.toISOString() ?? null, createdAt: row.createdAt.toISOString() }
}
