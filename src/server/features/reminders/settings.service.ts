import type { z } from 'zod'
import type { ReminderChange, ReminderSettings } from '#contract/moments/reminders.ts'
import { postgresCode, uniqueViolation } from '#server/db/connections/postgres-codes.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import type { Devices } from './devices.service.ts'
import { findSettings, upsertSettings } from './settings.queries.ts'

type Deps = { db: Database; devices: Devices; calendarUrl: (calendarId: string) => string }

/** A person's reminder settings. Nothing is sent until they choose something. */
export function createSettings({ db, devices, calendarUrl }: Deps) {
  async function read(actor: Actor): Promise<ReminderSettings> {
    const [row, list] = await Promise.all([findSettings(db, actor.userId), devices.list(actor)])
    const { isStopped = false, byMail = false, quietFrom = null, quietUntil = null } = row ?? {}
    const quietHours = quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null
    const ownUrl = row?.calendarId ? calendarUrl(row.calendarId) : null
    return { isStopped, byMail, quietHours, devices: list, calendarUrl: ownUrl }
  }

  return {
    read,

    async change(actor: Actor, wanted: z.output<typeof ReminderChange>): Promise<ReminderSettings> {
      const { isStopped, byMail, quietHours } = wanted
      if (byMail && !actor.person.emailVerified)
        throw new AppError(
          'conflict',
          'Confirm your address first. We only send reminders to an address we know is yours.',
        )
      await upsertSettings(db, actor.userId, {
        ...(isStopped === undefined ? {} : { isStopped }),
        ...(byMail === undefined ? {} : { byMail }),
        ...(quietHours === undefined
          ? {}
          : { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null }),
      })
      return read(actor)
    },

    async setCalendar(actor: Actor, calendarId: string | null): Promise<ReminderSettings> {
      try {
        await upsertSettings(db, actor.userId, { calendarId })
      } catch (error) {
        if (postgresCode(error) !== uniqueViolation) throw error
        throw new AppError('conflict', 'This address cannot be made. Ask for another one.')
      }
      return read(actor)
    },
  }
}
