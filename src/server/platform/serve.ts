import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { ErrorReply } from '#contract/errors.ts'
import { type Access, memberHeader, refusalFor } from '#rules/access.ts'
import { AppError, refusal } from './errors.ts'
import type { Limits } from './limits/rate-limits.ts'
import type { Actor, Sessions } from './sessions/sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    endpoint?: Endpoint
    /** Only for callers that prove themselves otherwise, or a plain HTML form that changes nothing personal. */
    skipsMarker?: true
    /** Can answer even if the database is away and nobody can be identified. */
    answersOutage?: true
  }
  interface FastifyRequest {
    actor: Actor | null
    /** Why the caller could not be identified, on a route with `answersOutage`. */
    outage: Error | null
    /** On such a route, if identifying takes too long: resolves once the caller has been identified. */
    lateAdmission: Promise<void> | null
  }
}

type Input<E extends Endpoint> = {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
  request: FastifyRequest
  reply: FastifyReply
}
type Output<S> = NonNullable<S> extends z.ZodType ? z.output<NonNullable<S>> : undefined
/** What the contract promises, or the reply object if the handler has already answered, as with a redirect. */
type Answer<E extends Endpoint> = z.input<E['reply']> | FastifyReply
type Result<E extends Endpoint> = Promise<Answer<E>> | Answer<E>
type Handler<E extends Endpoint, A> = (input: Input<E> & { actor: A }) => Result<E>

type PublicExtras = {
  /** See the route config of the same name. */
  skipsMarker?: true
  /** Replies in place of the usual JSON error; an error it throws gets the usual one. */
  errorHandler?: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => unknown
}

type PremiumExtras<E extends Endpoint> = {
  /** May answer when the database is away and nobody is identified. It must only return what everyone may see. */
  onOutage?: (input: Input<E>) => Answer<E> | undefined
}

/** Anyone may call it. */
export function servePublic<E extends Endpoint<'public'>>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E, null>,
  extras: PublicExtras = {},
) {
  register(app, endpoint, (input) => handle({ ...input, actor: null }), extras)
}

/** Anyone signed in. */
export function serveMember<E extends Endpoint<'member'>>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E, Actor>,
) {
  register(app, endpoint, (input) => handle({ ...input, actor: requireActor(input.request) }))
}

/** Anyone with a trial or a paid membership. */
export function servePremium<E extends Endpoint<'premium'>>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E, Actor>,
  { onOutage }: PremiumExtras<E> = {},
) {
  const handleKnown = (input: Input<E>) => handle({ ...input, actor: requireActor(input.request) })
  if (!onOutage) return register(app, endpoint, handleKnown)
  const handleAnyhow = async (input: Input<E>) => {
    const { outage, lateAdmission } = input.request
    if (!outage) return handleKnown(input)
    const answer = onOutage(input)
    if (answer !== undefined) return answer
    if (!lateAdmission) throw outage
    await lateAdmission
    return handleKnown(input)
  }
  register(app, endpoint, handleAnyhow, { answersOutage: true })
}

export function serveAdmin<E extends Endpoint<'admin'>>(app: FastifyInstance, endpoint: E, handle: Handler<E, Actor>) {
  register(app, endpoint, (input) => handle({ ...input, actor: requireActor(input.request) }))
}

function register<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Input<E>) => Result<E>,
  { skipsMarker, errorHandler, answersOutage }: PublicExtras & { answersOutage?: true } = {},
) {
  const { method, path, access, summary, params, query, body, reply, status = 200 } = endpoint
  app.route({
    method,
    url: path,
    config: {
      access,
      endpoint,
      ...(skipsMarker ? { skipsMarker } : {}),
      ...(answersOutage ? { answersOutage } : {}),
    },
    ...(errorHandler ? { errorHandler } : {}),
    schema: {
      summary,
      tags: [path.split('/')[2] ?? 'other'],
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: { [status]: reply, '4xx': ErrorReply },
    },
    handler: async (request, response) => {
      const input = { params: request.params, query: request.query, body: request.body, request, reply: response }
      const result = await handle(input as Input<E>)
      // A handler may answer by itself, as with a stream; if that is cut off, the reply never counts as sent.
      const isAnswered = response.sent || response.raw.headersSent
      return isAnswered ? undefined : response.status(status).send(result)
    },
  })
}

/** A route that can answer without knowing the caller waits at most this long to identify them. */
const soonMs = 700

async function soonOr(work: Promise<void>, onLate: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      onLate()
      // Whoever still waits gets the error; if nobody does, it must not end the process.
      work.catch(() => {})
      resolve()
    }, soonMs)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw refusal('signed_out')
  return request.actor
}

/**
 * Runs before any route's own code and before the body is read: a request without access costs nothing and learns
 * nothing about what it should have sent.
 */
export function guardRoutes(app: FastifyInstance, deps: { sessions: Sessions; limits: Limits }): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('outage', null)
  app.decorateRequest('lateAdmission', null)
  app.addHook('onRequest', async (request) => {
    const { access, skipsMarker, answersOutage } = request.routeOptions.config
    if (access === undefined) return
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
    if (isWrite && !skipsMarker) requireMarker(request)
    if (access === 'public') return
    refuseOtherSites(request)
    const admitting = admit(request, access, isWrite)
    if (!answersOutage) return admitting
    try {
      await soonOr(admitting, () => {
        request.outage = new Error('The database took too long to identify the caller')
        request.lateAdmission = admitting
      })
    } catch (error) {
      if (error instanceof AppError || !(error instanceof Error)) throw error
      request.actor = null
      request.outage = error
    }
  })

  async function admit(request: FastifyRequest, access: Access, isWrite: boolean) {
    const actor = await findMeantActor(request)
    const refused = refusalFor(access, actor?.person ?? null, new Date())
    if (refused) throw refusal(refused)
    if (access === 'admin' && actor && deps.sessions.lacksTwoStep(actor.person)) throw refusal('two_step_needed')
    request.actor = actor
    if (isWrite && actor) await deps.limits.spend('write', actor.userId)
  }

  /**
   * A request that waited on a device names its member. If somebody else has signed in meanwhile, in another tab, the
   * cookie is theirs, and the request is treated as signed out.
   */
  async function findMeantActor(request: FastifyRequest): Promise<Actor | null> {
    const actor = await deps.sessions.findActor(request)
    const meant = request.headers[memberHeader]
    return meant === undefined || meant === actor?.userId ? actor : null
  }
}

/**
 * A link on another site could start a download of somebody's data, or of an administrator's list, with their cookie.
 * Browsers say where a request comes from; typed addresses and callers without a browser are allowed.
 */
function refuseOtherSites(request: FastifyRequest) {
  const from = request.headers['sec-fetch-site']
  if (from === 'cross-site' || from === 'same-site') throw notFromOurPages()
}

/**
 * A page on another site can make a browser send our cookie, but not this header. Together with SameSite cookies, this
 * prevents forged requests.
 */
function requireMarker(request: FastifyRequest) {
  const hasMarker = request.headers['x-requested-with'] === 'XMLHttpRequest'
  const hasBearer = request.headers.authorization?.startsWith('Bearer ') ?? false
  if (!hasMarker && !hasBearer) throw notFromOurPages()
}

function notFromOurPages() {
  return new AppError('missing_marker', 'This request did not come from Hearten’s own pages, so it was refused.')
}
