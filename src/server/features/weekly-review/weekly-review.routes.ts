import type { FastifyInstance } from 'fastify'
import { done } from '#contract/fields.ts'
import {
  openStopReviewMail,
  readReviewMail,
  readWeeklyReview,
  setReviewMail,
  stopReviewMail,
} from '#contract/weekly-review.ts'
import { serveMember, servePublic } from '#server/platform/serve.ts'
import { stopPage } from './review-links.ts'
import { defineReviewMails, type ReviewMailsDeps } from './review-mails.ts'
import { createWeeklyReview, type WeeklyReviewDeps } from './weekly-review.service.ts'

export function weeklyReviewRoutes(app: FastifyInstance, deps: WeeklyReviewDeps & ReviewMailsDeps) {
  const reviews = createWeeklyReview(deps)
  defineReviewMails(deps)
  serveMember(app, readWeeklyReview, ({ actor, query }) => reviews.read(actor, query))
  serveMember(app, readReviewMail, ({ actor }) => reviews.mailOf(actor))
  serveMember(app, setReviewMail, ({ actor, body }) => reviews.setMail(actor, body))

  app.register(async (scope) => {
    // Mail programs post a form of their own; we ignore what is in it.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))
    servePublic(
      scope,
      stopReviewMail,
      async ({ params }) => {
        await reviews.stop(params.token)
        return done
      },
      // Called with a form and without our header; the signature proves who they are.
      { skipsMarker: true },
    )
  })
  // A GET changes nothing, because scanners open every link in a mail.
  servePublic(app, openStopReviewMail, ({ params, reply }) => reply.redirect(stopPage(params.token), 303))
}
