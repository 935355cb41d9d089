import { timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { keyedHash } from '#server/platform/secrets/secrets.ts'
import { type FeedMoment, findCalendarOwner, listFeedMoments } from './calendar-feed.queries.ts'

export type WriteCalendar = (moments: readonly FeedMoment[]) => string

type Deps = { db: Database; secret: string; appUrl: () => string; writeCalendar: WriteCalendar }

const tokenShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})(?:\.ics)?$/

/**
 * Calendar programs cannot sign in, so the address is the secret. It consists of an id and a signature: the database
 * only has the id, which is useless alone. A new id invalidates the old address.
 */
export function createCalendarFeed({ db, secret, appUrl, writeCalendar }: Deps) {
  const sign = (calendarId: string) => keyedHash(secret, 'calendar', calendarId)

  return {
    urlOf: (calendarId: string) => `${appUrl()}/api/calendar/${calendarId}.${sign(calendarId)}.ics`,

    async read(token: string): Promise<string> {
      const [, calendarId, signature] = tokenShape.exec(token) ?? []
      if (!calendarId || !signature || !isEqual(signature, sign(calendarId))) throw notHere()
      const owner = await findCalendarOwner(db, calendarId)
      if (!owner) throw notHere()
      const moments = await listFeedMoments(db, owner.userId)
      // The main switch stops everything, and alarms are reminders.
      return writeCalendar(owner.isStopped ? moments.map((moment) => ({ ...moment, reminders: [] })) : moments)
    },
  }
}

const notHere = () => new AppError('not_found', 'There is no calendar here. It may have been given a new address.')

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
