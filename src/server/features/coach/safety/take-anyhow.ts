import type { FastifyBaseLogger } from 'fastify'
import type { ChatSession } from '#contract/coach.ts'
import { onFirst, type Reader, showAll } from '../chats/reader.ts'
import type { TurnRequest } from '../turn.ts'
import { answerAlone } from './answer-alone.ts'
import { isInDanger } from './consider-safety.ts'
import { inTime } from './in-time.ts'

/** As much as has to be known of a turn to answer somebody in danger. */
type Told = Pick<TurnRequest, 'message' | 'country' | 'lifeArea' | 'now'>
/** The chat after the turn; undefined when the person left before there was anything to keep. */
export type TakeTurn<Request extends Told = TurnRequest> = (
  request: Request,
  reader: Reader,
) => Promise<ChatSession | undefined>

/**
 * Whatever fails, somebody in danger is answered: the database, or the rest of the coach, which comes with first use. That
 * it comes is waited for: it is there in a moment, and until then nobody would know what was said before.
 */
export function takeAnyhow<Request extends Told>(
  open: () => Promise<TakeTurn<Request>>,
  log: FastifyBaseLogger,
): TakeTurn<Request> {
  return async (request, reader) => {
    let hasShown = false
    const show = onFirst(reader.show, () => (hasShown = true))
    try {
      const take = await open()
      return await inTime(take(request, { ...reader, show }), () => isInDanger(request.message))
    } catch (error) {
      const alone = answerAlone(request)
      if (!alone) throw error
      log.error({ err: error }, 'a crisis reply was given without our records')
      if (hasShown) reader.restart()
      showAll(reader, alone.messages.at(-1)?.content ?? '')
      return alone
    }
  }
}
