import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { activateSubscriber, deactivateSubscriber, findSubscriber, upsertSubscriber } from './newsletter.queries.ts'
import { readConfirmToken, readUnsubscribeToken } from './newsletter-links.ts'
import type { NewsletterMails } from './newsletter-mails.ts'

export type NewsletterDeps = { db: Database; limits: Limits; mails: NewsletterMails; secret: string }

export function createNewsletter({ db, limits, mails, secret }: NewsletterDeps) {
  return {
    /** True if the address is new. Outsiders cannot tell, because the reply is always the same. */
    async subscribe({ email, source }: { email: string; source: string }, ip: string): Promise<boolean> {
      await limits.spend('newsletterAddress', ip)
      await limits.spend('newsletterMailbox', email)
      const subscriber = await upsertSubscriber(db, { email, source })
      if (subscriber) await mails.sendAnswer(subscriber.id)
      return subscriber?.isNew ?? false
    },

    async confirm(token: string) {
      const link = readConfirmToken(secret, token, new Date())
      const subscriber = link && (await findSubscriber(db, link.subscriberId))
      if (!link || !subscriber) throw deadLink()
      // Somebody who has unsubscribed since must not be subscribed again by opening an old mail.
      if (subscriber.unsubscribedAt && subscriber.unsubscribedAt > link.madeAt) throw deadLink()
      if (await activateSubscriber(db, subscriber.id)) await mails.sendFirstLetter(subscriber.id)
    },

    /** Does nothing if they have already unsubscribed or the address was erased. */
    async unsubscribe(token: string) {
      const subscriberId = readUnsubscribeToken(secret, token)
      if (!subscriberId) throw deadLink()
      await deactivateSubscriber(db, subscriberId)
    },
  }
}

function deadLink(): AppError {
  return new AppError('invalid_link', 'This link no longer works.')
}
