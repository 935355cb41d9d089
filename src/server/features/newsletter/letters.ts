import { readerLetters } from '#content/mails/reader-letters.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { listDueReaders } from './newsletter.queries.ts'
import type { NewsletterMails } from './newsletter-mails.ts'

type Deps = { db: Database; jobs: Jobs; mails: NewsletterMails }

/** Every reader gets the next letter every two weeks, counted from the day they confirmed. */
export function scheduleLetters({ db, jobs, mails }: Deps) {
  return jobs.define({
    name: 'newsletter-letters',
    schedule: '7 15 * * *',
    async run() {
      for (const { id, lettersSent } of await listDueReaders(db, { letters: readerLetters.length }))
        await mails.sendLetter({ subscriberId: id, number: lettersSent + 1 })
    },
  })
}
