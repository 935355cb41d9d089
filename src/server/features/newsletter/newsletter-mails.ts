import { alreadyReadingLetter, confirmLetter, firstLetter } from '#content/mails/newsletter-letters.ts'
import { readerLetter } from '#content/mails/reader-letters.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Mailer } from '#server/platform/jobs/mailer.ts'
import { findSubscriber, noteLetter, type Subscriber } from './newsletter.queries.ts'
import { signConfirmToken, signUnsubscribeToken, unsubscribePage } from './newsletter-links.ts'

export type NewsletterMailsDeps = { db: Database; jobs: Jobs; mailer: Mailer; secret: string; appUrl: () => string }

type Job =
  | { kind: 'answer'; subscriberId: string }
  | { kind: 'first-letter'; subscriberId: string }
  | { kind: 'letter'; subscriberId: string; number: number }

/** The job only has an id. The address is looked up when the mail is written, so erasing it takes effect at once. */
export function createNewsletterMails({ db, jobs, mailer, secret, appUrl }: NewsletterMailsDeps) {
  const enqueue = jobs.define<Job>({ name: 'newsletter-mail', run })

  async function run(job: Job) {
    const subscriber = await findSubscriber(db, job.subscriberId)
    const letter = subscriber && write(job, subscriber)
    if (!letter) return
    const unsubscribeToken = signUnsubscribeToken(secret, subscriber.id)
    await mailer.send({
      to: subscriber.email,
      ...letter,
      headers: {
        'List-Unsubscribe': `<${appUrl()}/api/newsletter/unsubscribe/${unsubscribeToken}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    // After sending: a mail that failed is retried with the same number.
    if (job.kind === 'letter') await noteLetter(db, { id: subscriber.id, number: job.number })
  }

  function write(job: Job, subscriber: Subscriber) {
    if (job.kind === 'answer') return writeAnswer(subscriber)
    if (!subscriber.isActive) return undefined
    const leaveHref = leaveLink(subscriber)
    if (job.kind === 'first-letter') return firstLetter({ leaveHref })
    // If the job runs twice, the letter is sent once.
    return subscriber.lettersSent === job.number - 1 ? readerLetter(job.number, leaveHref) : undefined
  }

  function writeAnswer(subscriber: Subscriber) {
    const leaveHref = leaveLink(subscriber)
    if (subscriber.isActive) return alreadyReadingLetter({ leaveHref })
    const token = signConfirmToken(secret, { subscriberId: subscriber.id, madeAt: new Date() })
    // After the #, which browsers do not send: the token never appears in a server log.
    return confirmLetter({ href: `${appUrl()}/newsletter#confirm=${token}`, leaveHref })
  }

  function leaveLink({ id }: Subscriber) {
    return appUrl() + unsubscribePage(signUnsubscribeToken(secret, id))
  }

  return {
    /** Answers a sign-up by mail: with the link to confirm, or that the address is already subscribed. */
    sendAnswer: (subscriberId: string) => enqueue({ kind: 'answer', subscriberId }),
    sendFirstLetter: (subscriberId: string) => enqueue({ kind: 'first-letter', subscriberId }),
    sendLetter: (letter: { subscriberId: string; number: number }) => enqueue({ kind: 'letter', ...letter }),
  }
}
export type NewsletterMails = ReturnType<typeof createNewsletterMails>
