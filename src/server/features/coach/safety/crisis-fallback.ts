import type { FastifyBaseLogger } from 'fastify'
import type { ChatSession } from '#contract/coach.ts'
import { onFirst, type Reader, showAll } from '../chats/reader.ts'
import type { TurnRequest } from '../turn.ts'
import { answerFromMessageAlone } from './answer-from-message-alone.ts'
import { isInDanger } from './consider-safety.ts'
import { waitBrieflyIfUrgent } from './wait-briefly-if-urgent.ts'

/** What has to be known of a turn to answer somebody in danger. */
type DangerRequest = Pick<TurnRequest, 'message' | 'country' | 'lifeArea' | 'now'>
/** The chat after the turn; undefined if the person left before there was anything to store. */
export type TakeTurn<Request extends DangerRequest = TurnRequest> = (
  request: Request,
  reader: Reader,
) => Promise<ChatSession | undefined>

/**
 * Whatever fails, the database or loading the rest of the coach, somebody in danger is answered. While the coach is
 * loading we wait, because it takes only a moment, and without it nobody would know what was said before.
 */
export function withCrisisFallback<Request extends DangerRequest>(
  open: () => Promise<TakeTurn<Request>>,
  log: FastifyBaseLogger,
): TakeTurn<Request> {
  return async (request, reader) => {
    let hasShown = false
    const show = onFirst(reader.show, () => (hasShown = true))
    try {
      const take = await open()
      return await waitBrieflyIfUrgent(take(request, { ...reader, show }), () => isInDanger(request.message))
    } catch (error) {
      const session = answerFromMessageAlone(request)
      if (!session) throw error
      log.error(
        { err: error },
        'the database or the coach failed; somebody in danger was answered from their message alone',
      )
      if (hasShown) reader.restart()
      showAll(reader, session.messages.at(-1)?.content ?? '')
      return session
    }
  }
}
