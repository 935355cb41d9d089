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
    // Mail programs post a form of their own making; nothing in it matters to us.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))
    servePublic(
      scope,
      stopReviewMail,
      async ({ params }) => {
        await reviews.stop(params.token)
        return done
      },
      // Called with a form and no header of ours; the signature proves the caller.
      { skipsMarker: true },
    )
  })
  // Looking changes nothing: scanners open every address they find in a mail.
  servePublic(app, openStopReviewMail, ({ params, reply }) => reply.redirect(stopPage(params.token), 303))
}
