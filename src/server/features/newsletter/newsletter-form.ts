import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newsletterFields } from '#contract/newsletter.ts'
import { AppError } from '#server/platform/errors.ts'

const formType = 'application/x-www-form-urlencoded'

/** The page shown after a form was sent without JavaScript; the fragment (#) selects the part to show. */
const page = '/newsletter'
export const checkInboxPage = `${page}#check-inbox`

/** Lets only the routes of this scope read a plain HTML form as if it were JSON. */
export function acceptForms(scope: FastifyInstance) {
  scope.addContentTypeParser<string>(formType, { parseAs: 'string' }, (_request, text, done) => {
    const fields = new URLSearchParams(text)
    const source = fields.get('source')
    done(null, { email: fields.get(newsletterFields.email), ...(source !== null && { source }) })
  })
}

export function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith(formType) ?? false
}

/** A browser that sent a form displays whatever comes back, so it needs a page and not JSON. */
export function answerFormErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isForm(request)) {
    if (error.validation) return reply.redirect(`${page}#check-address`, 303)
    if (error instanceof AppError && error.code === 'too_many_requests') return reply.redirect(`${page}#try-later`, 303)
  }
  throw error
}
