import { type CrisisReply, composeCrisisReply } from '#content/coach/crisis/compose.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { opensSubject } from '#rules/coach/opens-subject.ts'
import { assess, assessConversation } from '#rules/safety/assess.ts'
import { type Assessment, isAlarm, type SafetyTier } from '#rules/safety/assessment.ts'
import {
  followUpOf,
  isRemembered,
  isWatching,
  nextSafetyState,
  rememberReply,
  type SafetyState,
} from '#rules/safety/state.ts'
import type { Chat } from './chats.queries.ts'

export type SafetyPart = {
  assessment: Assessment
  /** What is to be remembered of the person after this turn. */
  state: SafetyState | null
  /** What the reply begins with, or is; undefined where there is nothing to say. */
  reply?: CrisisReply
  tier: SafetyTier
}

type Request = { message: string; chat: Chat; safety: SafetyState | null; country: CrisisCountry; now: Date }

const dayMs = 24 * 60 * 60 * 1000

/** Comes before everything else, for both engines alike. */
export function considerSafety({ message, chat, safety, country, now }: Request): SafetyPart {
  const at = now.getTime()
  const remembered = isRemembered(safety, at) ? safety : null
  const said = chat.messages.filter(({ role, timestamp }) => role === 'user' && at - Date.parse(timestamp) < dayMs)
  // A "yes" answers what was asked last; after any other reply it answers that one.
  const isAsked = chat.messages.at(-1)?.safety !== undefined
  const question = remembered && isAsked ? { asked: remembered.asked, kind: remembered.kind } : undefined
  const assessment = assessConversation(
    said.map(({ content }) => content),
    message,
    question,
  )
  const turn = { isFirstOfChat: !chat.messages.some(({ role }) => role === 'user') }
  const followUp = followUpOf(remembered, assessment, at, turn)
  const state = nextSafetyState(remembered, assessment, at, turn)
  const isStaying = isWatching(remembered, at) && isAfterAlarm(chat) && !opensSubject(message, remembered.kind)
  if (followUp === 'none' && !isStaying)
    return { assessment, state: state && rememberReply(state, { said: [] }), tier: 'none' }
  const reply = composeCrisisReply({ assessment, state, country, turn: chat.messageCount, isStaying })
  // What was asked is waited for; nobody is coached on over an open question about danger.
  const isOpen =
    reply.asked !== undefined && assessment.tier === 'checkin' && !opensSubject(message, assessment.kind ?? 'self_harm')
  return {
    assessment,
    state: state && rememberReply(state, reply),
    reply: isOpen ? { ...reply, isWholeReply: true } : reply,
    tier: followUp === 'full' ? assessment.tier : 'checkin',
  }
}

/** Our last words were about the danger and nothing else. */
function isAfterAlarm({ messages }: Chat): boolean {
  const last = messages.at(-1)
  return last?.safety !== undefined && last.trace === undefined
}

export function isInDanger(message: string): boolean {
  return isAlarm(assess(message))
}

/** The same with nothing but the message: for when our records cannot be reached. */
export function considerAlone(
  message: string,
  country: CrisisCountry,
): { reply: CrisisReply; tier: SafetyTier } | null {
  const assessment = assess(message)
  if (assessment.tier === 'none') return null
  return {
    reply: composeCrisisReply({ assessment, state: null, country, turn: message.length }),
    tier: assessment.tier,
  }
}
