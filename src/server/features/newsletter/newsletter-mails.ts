import { alreadyReadingLetter, confirmLetter, firstLetter } from '#content/mails/newsletter-letters.ts'
import type { Database } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import { findSubscriber, type Subscriber } from './newsletter.queries.ts'
import { leavePage, signConfirmToken, signLeaveToken } from './newsletter-links.ts'

export type NewsletterMailsDeps = { db: Database; jobs: Jobs; mailer: Mailer; secret: string; appUrl: () => string }

type Job = { kind: 'answer' | 'first-letter'; subscriberId: string }

/** The job knows an id only; the address is looked up when the mail is written, and is gone from it when erased. */
export function createNewsletterMails({ db, jobs, mailer, secret, appUrl }: NewsletterMailsDeps) {
  const enqueue = jobs.define<Job>({ name: 'newsletter-mail', run })

  async function run({ kind, subscriberId }: Job) {
    const subscriber = await findSubscriber(db, subscriberId)
    if (!subscriber) return
    const letter = kind === 'answer' ? writeAnswer(subscriber) : writeFirst(subscriber)
    if (!letter) return
    const leaveToken = signLeaveToken(secret, subscriber.id)
    await mailer.send({
      to: subscriber.email,
      ...letter,
      headers: {
        'List-Unsubscribe': `<${appUrl()}/api/newsletter/unsubscribe/${leaveToken}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
  }

  function writeAnswer(subscriber: Subscriber) {
    const leaveHref = leaveLink(subscriber)
    if (subscriber.isActive) return alreadyReadingLetter({ leaveHref })
    const token = signConfirmToken(secret, { subscriberId: subscriber.id, madeAt: new Date() })
    // Behind the #, which browsers keep to themselves: no server log ever sees it.
    return confirmLetter({ href: `${appUrl()}/newsletter#confirm=${token}`, leaveHref })
  }

  function writeFirst(subscriber: Subscriber) {
    return subscriber.isActive ? firstLetter({ leaveHref: leaveLink(subscriber) }) : undefined
  }

  function leaveLink({ id }: Subscriber) {
    return appUrl() + leavePage(signLeaveToken(secret, id))
  }

  return {
    /** What the mailbox gets after somebody typed its address: the link to confirm, or that all is set already. */
    sendAnswer: (subscriberId: string) => enqueue({ kind: 'answer', subscriberId }),
    sendFirstLetter: (subscriberId: string) => enqueue({ kind: 'first-letter', subscriberId }),
  }
}
export type NewsletterMails = ReturnType<typeof createNewsletterMails>
