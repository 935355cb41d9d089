import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#contract/coach.ts'
import { AppError, errorBody } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { noteFailure } from '#server/platform/requests/error-handler.ts'
import { servePremium } from '#server/platform/serve.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { openEventStream, signalOf, wantsEvents } from './chats/event-stream.ts'
import { type Reader, showAll } from './chats/reader.ts'
import { describeTurn } from './describe-turn.ts'
import type { Consent } from './person/consent.service.ts'
import { answerFromMessageAlone } from './safety/answer-from-message-alone.ts'
import { isInDanger } from './safety/consider-safety.ts'
import type { TakeTurn } from './safety/crisis-fallback.ts'
import { waitBrieflyIfUrgent } from './safety/wait-briefly-if-urgent.ts'
import type { OpenCoach } from './whole-coach.ts'

type ChatDeps = { openCoach: OpenCoach; takeTurn: TakeTurn; consent: Consent; limits: Limits }

export function chatRoutes(app: FastifyInstance, { openCoach, takeTurn, consent, limits }: ChatDeps) {
  const openChats = async () => (await openCoach()).chats
  servePremium(app, contract.readChatSession, async ({ actor, query, reply }) =>
    sendAsIs<contract.ChatSession>(reply, await (await openChats()).readCurrent(actor, query.lifeArea)),
  )
  servePremium(app, contract.readChatHistory, async ({ actor, query }) => (await openChats()).readHistory(actor, query))
  servePremium(app, contract.listSubjects, async () => ({ families: (await openCoach()).listFamilies() }))
  servePremium(app, contract.listChats, async ({ actor, query }) => (await openChats()).list(actor, query.before))
  servePremium(app, contract.readChat, async ({ actor, params }) => (await openChats()).read(actor, params.sessionId))
  servePremium(app, contract.startChat, async ({ actor, body }) => (await openChats()).start(actor, body.lifeArea))
  servePremium(app, contract.deleteChat, async ({ actor, params }) =>
    (await openChats()).delete(actor, params.sessionId),
  )
  servePremium(app, contract.deleteAllChats, async ({ actor }) => (await openChats()).deleteAll(actor))
  servePremium(app, contract.answerCoachConsent, ({ actor, body }) => consent.answer(actor, body.granted))
  servePremium(
    app,
    contract.sendChatMessage,
    async ({ actor, body, request, reply }) => {
      await spendUnlessInDanger(limits, actor, body.message)
      const turn = { ...describeTurn(body, request), actor }
      const signal = signalOf(reply)
      if (wantsEvents(request)) return streamTurn(request, reply, (live) => takeTurn(turn, { ...live, signal }))
      const session = await takeTurn(turn, { isLive: false, show: () => {}, restart: () => {}, signal })
      if (!session) throw new AppError('conflict', 'The reply was stopped before it began.')
      return sendAsIs<{ session: contract.ChatSession }>(reply, { session })
    },
    // Crisis help is for everyone, so it works without knowing who is asking.
    {
      onOutage: ({ body, request, reply }) => {
        const session = answerFromMessageAlone(describeTurn(body, request))
        if (!session) return undefined
        request.log.error(
          { err: request.outage },
          'the database is unavailable; somebody in danger was answered from their message alone',
        )
        if (!wantsEvents(request)) return { session }
        streamTurn(request, reply, async (live) => {
          showAll(live, session.messages.at(-1)?.content ?? '')
          return session
        })
        return reply
      },
    },
  )
}

/** A chat is assembled field by field; validating fifty messages again would take longer than reading them. */
function sendAsIs<Body>(reply: FastifyReply, body: Body): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

async function spendUnlessInDanger(limits: Limits, actor: Actor, message: string) {
  try {
    await waitBrieflyIfUrgent(limits.spend('chat', actor.userId), () => isInDanger(message))
  } catch (error) {
    if (!isInDanger(message)) throw error
  }
}

type Live = Omit<Reader, 'signal'>

async function streamTurn(
  request: FastifyRequest,
  reply: FastifyReply,
  take: (live: Live) => Promise<contract.ChatSession | undefined>,
): Promise<FastifyReply> {
  const events = openEventStream(reply)
  try {
    const session = await take({
      isLive: true,
      show: (text) => events.send('token', { text }),
      restart: () => events.send('restart', {}),
    })
    if (session) events.send('session', { session })
  } catch (error) {
    events.send('error', errorBody(noteFailure(error as Parameters<typeof noteFailure>[0], request), request.id))
  } finally {
    events.end()
  }
  return reply
}
