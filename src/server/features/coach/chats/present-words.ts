import type { ChatMessage } from '#contract/coach.ts'
import { typeset } from '#rules/words/typeset.ts'
import type { ChatEntry } from './chats.queries.ts'

/**
 * A message without anything that has to be looked up, and without what only the next turn needs. Copied field by
 * field, because fifty of these go out with every reply.
 */
export function presentWords(entry: ChatEntry): ChatMessage {
  const { id, role, content, timestamp, engine, safety, moment, understood, options, resources, isInterrupted } = entry
  // Typeset here and not when stored, because stored replies are compared with new ones as written. The person's own
  // words stay as typed, and so do the options, which become the person's words when tapped.
  const message: ChatMessage = { id, role, content: role === 'assistant' ? typeset(content) : content, timestamp }
  if (engine !== undefined) message.engine = engine
  if (safety !== undefined) message.safety = safety
  if (moment) message.moment = moment
  if (understood) message.understood = understood
  if (options) message.options = [...options]
  if (resources) message.resources = [...resources]
  if (isInterrupted !== undefined) message.isInterrupted = isInterrupted
  return message
}
