import { dayMs } from '#rules/durations.ts'
import type { LifeArea } from '#rules/life-areas.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { greet } from '../engine/replies/greet.ts'
import { asEntry } from '../entries.ts'
import { bringUpMoment } from '../moments/bring-up-moment.ts'
import { gatherFacts, visitGapMs } from '../person/facts.service.ts'
import { appendEntries, type Chat, insertChat, lockCurrentChat } from './chats.queries.ts'

/** After this long, people are told again that they are talking to a program. */
const strangerAfterMs = 7 * dayMs

type Whom = { actor: Actor; lifeArea: LifeArea; now: Date }

/** The current chat; a new one opens with a greeting. The caller holds the person's lock. */
export async function openChat(tx: Transaction, { actor, lifeArea, now }: Whom): Promise<Chat> {
  const { userId } = actor
  const current = await lockCurrentChat(tx, { userId, lifeArea })
  if (current && current.messageCount > 0) return current
  const facts = await gatherFacts(tx, { userId, firstName: actor.person.firstName, lifeArea, chat: undefined, now })
  const chat = current ?? (await insertChat(tx, { userId, lifeArea }))
  const past = await bringUpMoment(tx, { userId, now })
  const greeting = greet({ facts, lifeArea, now, isFirst: facts.lastVisitAt === undefined, about: past?.words })
  return appendEntries(tx, chat, [asEntry(past ? { ...greeting, ...past.reply } : greeting, now)])
}

/** Whether enough time has passed for the coach to speak first. */
export function isReturn(chat: Chat, now: Date): boolean {
  const last = chat.messages.at(-1)
  const hasTalked = chat.messages.some(({ role }) => role === 'user')
  return last !== undefined && hasTalked && now.getTime() - Date.parse(last.timestamp) > visitGapMs
}

/**
 * When somebody comes back to a chat, asks about the agreed step, or says again that this is a program. Does nothing if
 * there is neither. The caller holds the person's lock.
 */
export async function welcomeBack(tx: Transaction, { actor, lifeArea, now }: Whom): Promise<Chat | undefined> {
  const { userId, person } = actor
  const chat = await lockCurrentChat(tx, { userId, lifeArea })
  // Another tab may have been faster.
  if (!chat || !isReturn(chat, now)) return chat
  const facts = await gatherFacts(tx, { userId, firstName: person.firstName, lifeArea, chat, now })
  const isAway = facts.lastVisitAt !== undefined && now.getTime() - facts.lastVisitAt.getTime() >= strangerAfterMs
  const hasOpenStep = facts.agreedStep !== undefined && facts.agreedStep.isDone === undefined
  if (!isAway && !hasOpenStep) return chat
  return appendEntries(tx, chat, [asEntry(greet({ facts, lifeArea, now, isFirst: false }), now)])
}
