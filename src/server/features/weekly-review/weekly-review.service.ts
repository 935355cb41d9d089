import { reviewSentences } from '#content/weekly-review.ts'
import type { ReviewMail, WeeklyReview } from '#contract/weekly-review.ts'
import { addDays, type Day, mondayOf } from '#rules/progress/calendar.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireZone } from '#server/platform/requests/require-zone.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { readWeek } from './read-week.ts'
import { readStopToken } from './review-links.ts'
import { findSetting, saveSetting, switchOff } from './settings.queries.ts'

export type WeeklyReviewDeps = { db: Database; secret: string }

export function createWeeklyReview({ db, secret }: WeeklyReviewDeps) {
  async function mailOf({ userId }: Actor): Promise<ReviewMail> {
    return (await findSetting(db, userId)) ?? { isOn: false, timeZone: null }
  }

  return {
    mailOf,

    async read({ userId }: Actor, { day, timeZone }: { day: Day; timeZone: string }): Promise<WeeklyReview> {
      const monday = mondayOf(day)
      const records = await readWeek(db, { userId, calendar: requireZone(timeZone), monday })
      return { from: monday, to: addDays(monday, 6), sentences: [...reviewSentences(records)] }
    },

    async setMail(actor: Actor, { isOn, timeZone }: { isOn: boolean; timeZone: string }): Promise<ReviewMail> {
      await saveSetting(db, actor.userId, { isOn, timeZone: requireZone(timeZone).timeZone })
      return mailOf(actor)
    },

    /** Does nothing if it is already off or the account is deleted. */
    async stop(token: string) {
      const userId = readStopToken(secret, token)
      if (!userId) throw new AppError('invalid_link', 'This link no longer works.')
      await switchOff(db, userId)
    },
  }
}
