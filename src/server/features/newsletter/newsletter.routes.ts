import type { FastifyInstance, FastifyRequest } from 'fastify'
import { done } from '#contract/fields.ts'
import { confirmSubscription, openUnsubscribe, subscribe, unsubscribe } from '#contract/newsletter.ts'
import { AppError } from '#server/platform/errors.ts'
import { servePublic } from '#server/platform/serve.ts'
import { scheduleLetters } from './letters.ts'
import { createNewsletter, type NewsletterDeps } from './newsletter.service.ts'
import { acceptForms, answerFormErrors, checkInboxPage, isForm } from './newsletter-form.ts'
import { leavePage } from './newsletter-links.ts'
import { createNewsletterMails, type NewsletterMailsDeps } from './newsletter-mails.ts'

export type NewsletterRoutesDeps = Omit<NewsletterDeps, 'mails'> &
  NewsletterMailsDeps & {
    /** Where an outside service runs the letter instead of us. */
    actionUrl: string | undefined
    /** Handed in by app.ts, so the letter does not know what leads are. */
    onNewSubscriber: (request: FastifyRequest, email: string) => Promise<void>
  }

export function newsletterRoutes(app: FastifyInstance, deps: NewsletterRoutesDeps) {
  const { actionUrl, onNewSubscriber } = deps
  const mails = createNewsletterMails(deps)
  const newsletter = createNewsletter({ ...deps, mails })
  // Where another service sends the letter, its readers would get two.
  if (!actionUrl) scheduleLetters({ ...deps, mails })

  app.register(async (scope) => {
    acceptForms(scope)

    servePublic(
      scope,
      subscribe,
      async ({ body, request, reply }) => {
        if (actionUrl) {
          // 307 repeats the form there, fields and all. Only a browser without JavaScript comes this way.
          if (isForm(request)) return reply.redirect(actionUrl, 307)
          throw new AppError('not_found', 'The letter is sent by another service here; use the form on the front page.')
        }
        const isNew = await newsletter.subscribe(body, request.ip)
        if (isNew) await onNewSubscriber(request, body.email)
        return isForm(request) ? reply.redirect(checkInboxPage, 303) : done
      },
      // A form of another site could at most make us send one mail that asks for a confirmation.
      { skipsMarker: true, errorHandler: answerFormErrors },
    )

    servePublic(
      scope,
      unsubscribe,
      async ({ params }) => {
        await newsletter.unsubscribe(params.token)
        return done
      },
      // Mail programs call it with a form and no header of ours; the signature proves the caller.
      { skipsMarker: true },
    )
  })

  // Looking changes nothing: scanners open every address they find in a mail.
  servePublic(app, openUnsubscribe, ({ params, reply }) => reply.redirect(leavePage(params.token), 303))

  servePublic(app, confirmSubscription, async ({ body }) => {
    await newsletter.confirm(body.token)
    return done
  })
}
