import type { FastifyInstance, FastifyRequest } from 'fastify'
import { done } from '#contract/fields.ts'
import { confirmSubscription, openUnsubscribe, subscribe, unsubscribe } from '#contract/newsletter.ts'
import { AppError } from '#server/platform/errors.ts'
import { servePublic } from '#server/platform/serve.ts'
import { scheduleLetters } from './letters.ts'
import { createNewsletter, type NewsletterDeps } from './newsletter.service.ts'
import { acceptForms, answerFormErrors, checkInboxPage, isForm } from './newsletter-form.ts'
import { unsubscribePage } from './newsletter-links.ts'
import { createNewsletterMails, type NewsletterMailsDeps } from './newsletter-mails.ts'

export type NewsletterRoutesDeps = Omit<NewsletterDeps, 'mails'> &
  NewsletterMailsDeps & {
    /** Set if an external service sends the newsletter instead of us. */
    actionUrl: string | undefined
    /** Passed in by app.ts, so that the newsletter does not know about leads. */
    onNewSubscriber: (request: FastifyRequest, email: string) => Promise<void>
  }

export function newsletterRoutes(app: FastifyInstance, deps: NewsletterRoutesDeps) {
  const { actionUrl, onNewSubscriber } = deps
  const mails = createNewsletterMails(deps)
  const newsletter = createNewsletter({ ...deps, mails })
  // If an external service sends the letter, its readers would get two.
  if (!actionUrl) scheduleLetters({ ...deps, mails })

  app.register(async (scope) => {
    acceptForms(scope)

    servePublic(
      scope,
      subscribe,
      async ({ body, request, reply }) => {
        if (actionUrl) {
          // A 307 repeats the form post there, including its fields. Only browsers without JavaScript get here.
          if (isForm(request)) return reply.redirect(actionUrl, 307)
          throw new AppError('not_found', 'The letter is sent by another service here; use the form on the front page.')
        }
        const isNew = await newsletter.subscribe(body, request.ip)
        if (isNew) await onNewSubscriber(request, body.email)
        return isForm(request) ? reply.redirect(checkInboxPage, 303) : done
      },
      // A form on another site could at most make us send one confirmation mail.
      { skipsMarker: true, errorHandler: answerFormErrors },
    )

    servePublic(
      scope,
      unsubscribe,
      async ({ params }) => {
        await newsletter.unsubscribe(params.token)
        return done
      },
      // Mail programs send a form without our header; the signature proves who they are.
      { skipsMarker: true },
    )
  })

  // A GET changes nothing, because scanners open every link in a mail.
  servePublic(app, openUnsubscribe, ({ params, reply }) => reply.redirect(unsubscribePage(params.token), 303))

  servePublic(app, confirmSubscription, async ({ body }) => {
    await newsletter.confirm(body.token)
    return done
  })
}
