import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { errorStatuses } from '#contract/errors.ts'
import { isDatabaseAway } from '../../db/connections/lost-connections.ts'
import { foreignKeyViolation, postgresCode, postgresConstraint } from '../../db/connections/postgres-codes.ts'
import { AppError, errorBody, refusal } from '../errors.ts'

/** Every refusal and every unexpected error is answered here, in one format. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = noteFailure(error, request)
    if (known.extra.retryAfterSeconds) reply.header('retry-after', known.extra.retryAfterSeconds)
    return reply
      .status(errorStatuses[known.code])
      .type('application/json')
      .send(JSON.stringify(errorBody(known, request.id)))
  })
}

/** Turns any error into a refusal, and logs the unexpected ones. */
export function noteFailure(error: FastifyError, request: FastifyRequest): AppError {
  const known = asAppError(error)
  if (known.code === 'internal' || known.code === 'unavailable') {
    request.log.error({ err: error }, 'request failed')
  }
  return known
}

/** A database that restarts or is replaced is usually back by then. */
const comeBackSeconds = 5

function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return asInvalidInput(error.validation)
  if (isCutOff(error)) return new AppError('invalid_input', 'The request broke off before it was complete.')
  if (isForDeletedAccount(error)) return refusal('signed_out')
  if (isDatabaseAway(error))
    return new AppError('unavailable', 'We cannot reach our records right now. Try again in a moment.', {
      retryAfterSeconds: comeBackSeconds,
    })
  if (unstorable.has(postgresCode(error) ?? ''))
    return new AppError('invalid_input', 'There is a hidden character in it that we cannot store. Nothing was changed.')
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('too_large', 'That is more than we can take at once.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_type', 'Please send JSON.')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('invalid_input', 'The request could not be read as JSON.')
  }
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new AppError('invalid_input', 'The request could not be read.')
  return new AppError('internal', 'Something broke on our side. What you wrote is still on your screen. Try again.')
}

type ValidationIssue = { instancePath: string; message?: string }

function asInvalidInput(issues: readonly ValidationIssue[]): AppError {
  const listed = issues.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? 'Invalid value',
  }))
  const first = listed[0]
  const message = !first
    ? 'Invalid input'
    : first.message === 'Required'
      ? `${first.path || 'Body'}: Required`
      : first.message
  return new AppError('invalid_input', message, { issues: listed })
}

/** Node's errors for a caller who disconnected while still sending. */
function isCutOff(error: FastifyError): boolean {
  return error.code === 'ECONNRESET' && error.message === 'aborted'
}

/** Something was to be stored for an account that was deleted meanwhile, from another tab. */
function isForDeletedAccount(error: unknown): boolean {
  return postgresCode(error) === foreignKeyViolation && callersOwn.test(postgresConstraint(error) ?? '')
}

/** Foreign keys to the person who made a row, not to somebody the row is about. */
const callersOwn =
  /^(?!admin_log|forum_moderation|forum_reviews|notifications|forum_blocks_blocked).+_(user|owner)_id_users_id_fk$/

/** PostgreSQL's codes for a NUL character in text or JSON, the one character it cannot store. */
const unstorable = new Set(['22021', '22P05'])
