import { reviewLetter } from '#content/mails/review-letters.ts'
import { reviewSentences } from '#content/weekly-review.ts'
import { type Day, findCalendar } from '#rules/progress/calendar.ts'
import { weekToMail } from '#rules/weekly-review/weeks.ts'
import type { Database } from '#server/db/database.ts'
import { eachById } from '#server/db/each-by-id.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Mailer } from '#server/platform/jobs/mailer.ts'
import { readWeek } from './read-week.ts'
import { signStopToken, stopPage } from './review-links.ts'
import { claimWeek, listWaiting, listZones } from './settings.queries.ts'

export type ReviewMailsDeps = { db: Database; jobs: Jobs; mailer: Mailer; secret: string; appUrl: () => string }
type Job = { userId: string; week: Day }

const pageSize = 500

/** Looks every hour for time zones in which it is Sunday evening. */
export function defineReviewMails({ db, jobs, mailer, secret, appUrl }: ReviewMailsDeps) {
  const enqueue = jobs.define<Job>({ name: 'weekly-review-mail', run })
  jobs.define({
    name: 'weekly-reviews',
    schedule: '3 * * * *',
    async run() {
      for await (const due of listDueReviews(db, new Date())) await enqueue(due)
    },
  })

  async function run({ userId, week }: Job) {
    // Claims the week and sends its mail in one transaction: a mail that could not be sent leaves no claim behind.
    await db.transaction(async (tx) => {
      const person = await claimWeek(tx, userId, week)
      const calendar = person && findCalendar(person.timeZone)
      if (!person || !calendar) return
      const sentences = reviewSentences(await readWeek(tx, { userId, calendar, monday: week }))
      if (sentences.length === 0) return
      const token = signStopToken(secret, userId)
      const leaveHref = appUrl() + stopPage(token)
      await mailer.send({
        to: person.email,
        ...reviewLetter({ firstName: person.firstName, sentences, appUrl: appUrl(), leaveHref }),
        headers: {
          'List-Unsubscribe': `<${appUrl()}/api/weekly-review/stop/${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      })
    })
  }
}

/** Whose week is due now: by the local time of each zone, and not yet processed. */
export async function* listDueReviews(db: Database, now: Date): AsyncGenerator<Job> {
  for (const timeZone of await listZones(db)) {
    // A time zone that a new Node no longer knows must not keep everybody else from getting their mail.
    const week = findCalendar(timeZone) && weekToMail(now, timeZone)
    if (!week) continue
    const waiting = eachById(pageSize, (after, limit) => listWaiting(db, { timeZone, week, after, limit }))
    for await (const { id: userId } of waiting) yield { userId, week }
  }
}
