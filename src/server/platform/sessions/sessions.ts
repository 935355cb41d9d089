import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLastSeenStale, sessionEnd } from '#rules/accounts/session-end.ts'
import { dayMs } from '#rules/durations.ts'
import { sessionMaxDays } from '#rules/limits.ts'
import type { Database } from '../../db/database.ts'
import { refusal } from '../errors.ts'
import { keyedHash, newSecret } from '../secrets/secrets.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { deviceOf } from './device.ts'
import {
  deleteSession,
  findSession,
  insertSession,
  type Person,
  renewSession,
  touchSession,
} from './sessions.queries.ts'

/** Who is making a request, and through which session. */
export type Actor = { userId: string; sid: string; person: Person; device: string; confirmedAt: Date | null }

export type SessionSettings = {
  secret: string
  isHttps: boolean
  /** Whether administrators need two-step sign-in for their pages. */
  adminsNeedTwoStep: boolean
  securityLog: SecurityLog
}

/**
 * A cookie or a bearer token refers to a row in `sessions`, and ends with it. Only a keyed hash is stored. Under https
 * the cookie's name begins with __Host-, which browsers bind to this exact host.
 */
export function createSessions(db: Database, settings: SessionSettings) {
  const { secret, isHttps, adminsNeedTwoStep, securityLog } = settings
  const holdsToTwoStep = ({ role }: Person) => adminsNeedTwoStep && role === 'admin'
  const cookieName = isHttps ? '__Host-hearten' : 'hearten'
  const sidOf = (token: string) => keyedHash(secret, 'session', token)
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const

  function readToken(request: FastifyRequest): string | undefined {
    const header = request.headers.authorization
    if (header?.startsWith('Bearer ')) return header.slice('Bearer '.length).trim()
    return request.cookies[cookieName]
  }

  async function findActor(request: FastifyRequest): Promise<Actor | null> {
    const token = readToken(request)
    if (!token) return null
    const sid = sidOf(token)
    const found = await findSession(db, sid)
    if (!found) return null
    const { person, startedAt, lastSeenAt, confirmedAt } = found
    const now = new Date()
    // For members the row itself says when the session ends, and the query leaves out expired rows.
    if (person.role === 'admin' && sessionEnd(person.role, found) <= now) {
      await deleteSession(db, sid)
      return null
    }
    if (isLastSeenStale(person.role, lastSeenAt, now))
      await touchSession(db, sid, sessionEnd(person.role, { startedAt, lastSeenAt: now }))
    return { userId: person.id, sid, person, device: deviceOf(request), confirmedAt }
  }

  /** Opens a session with a new id. The one the browser came with, if any, ends. */
  async function open(request: FastifyRequest, userId: string, kind: 'cookie' | 'token'): Promise<string> {
    const token = newSecret()
    const now = new Date()
    // As long as for a member. The first request reads the role and shortens it for administrators.
    const expire = sessionEnd('member', { startedAt: now, lastSeenAt: now })
    const device = deviceOf(request)
    await insertSession(db, { sid: sidOf(token), userId, sess: { device, kind }, expire })
    await securityLog.note({ userId, event: 'signed_in', device })
    return token
  }

  async function end(request: FastifyRequest, token: string) {
    const userId = await deleteSession(db, sidOf(token))
    if (userId) await securityLog.note({ userId, event: 'signed_out', device: deviceOf(request) })
  }

  function setCookie(reply: FastifyReply, token: string) {
    reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: (sessionMaxDays * dayMs) / 1000 })
  }

  return {
    cookieName,
    findActor,
    holdsToTwoStep,
    lacksTwoStep: (person: Person) => holdsToTwoStep(person) && person.twoStepSince === null,

    async signIn(request: FastifyRequest, reply: FastifyReply, userId: string) {
      const previous = request.cookies[cookieName]
      const token = await open(request, userId, 'cookie')
      if (previous) await deleteSession(db, sidOf(previous))
      setCookie(reply, token)
    },

    /** After the password was given again: a confirmed session with a new id. Returns the token, for callers who use one. */
    async renew(request: FastifyRequest, reply: FastifyReply, { sid }: Actor): Promise<string | undefined> {
      const token = newSecret()
      if (!(await renewSession(db, sid, sidOf(token)))) throw refusal('signed_out')
      const cookie = request.cookies[cookieName]
      if (cookie === undefined || sidOf(cookie) !== sid) return token
      setCookie(reply, token)
      return undefined
    },

    openToken: (request: FastifyRequest, userId: string) => open(request, userId, 'token'),

    async signOut(request: FastifyRequest, reply: FastifyReply) {
      // If somebody sends both, both sessions end.
      for (const token of new Set([readToken(request), request.cookies[cookieName]]))
        if (token) await end(request, token)
      reply.clearCookie(cookieName, cookieOptions)
      // Clears the browser's cache of pages, but not its storage, which holds Help now for use without a network.
      reply.header('clear-site-data', '"cache"')
    },

    hasCookie: (request: FastifyRequest) => request.cookies[cookieName] !== undefined,
  }
}
export type Sessions = ReturnType<typeof createSessions>
