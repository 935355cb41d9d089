import { type CrisisReply, composeCrisisReply } from '#content/coach/crisis/compose.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { DangerKind } from '#rules/coach/heard.ts'
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
import type { StoredMessage } from '../turn.ts'
import { kindOf, whoseOf } from './danger-kind.ts'
import { type HeardTurn, withHeard } from './with-heard.ts'

export type SafetyPart = {
  assessment: Assessment
  /** What is to be remembered of the person after this turn. */
  state: SafetyState | null
  tier: SafetyTier
  /** What the danger is, where there is one. */
  kind?: DangerKind
  whose?: 'self' | 'other'
  /** What the reply begins with, or is; undefined where there is nothing to say. */
  reply?: CrisisReply
  /** The reply is the whole reply: no coaching, no item of the library, no small talk. */
  stands: boolean
}

type Request = {
  message: string
  /** The chat's recent messages, oldest first, without `message`. */
  history: readonly StoredMessage[]
  /** What the listener makes of it; undefined where it could not be asked. */
  heard: HeardTurn | undefined
  /** As it was left by the person's last message, in whatever chat. */
  state: SafetyState | null
  country: CrisisCountry
  now: Date
}

const dayMs = 24 * 60 * 60 * 1000

/** Comes before everything else, for both engines alike. */
export function considerSafety({ message, history, heard, state: before, country, now }: Request): SafetyPart {
  const at = now.getTime()
  const remembered = isRemembered(before, at) ? before : null
  const said = history.filter(({ role, timestamp }) => role === 'user' && at - Date.parse(timestamp) < dayMs)
  // A "yes" answers what was asked last; after any other reply it answers that one.
  const isAsked = history.at(-1)?.safety !== undefined
  const question = remembered && isAsked ? { asked: remembered.asked, kind: remembered.kind } : undefined
  const texts = said.map(({ content }) => content)
  const assessment = withHeard(assessConversation(texts, message, question), heard)
  const turn = { isFirstOfChat: !history.some(({ role }) => role === 'user') }
  const followUp = followUpOf(remembered, assessment, at, turn)
  const state = nextSafetyState(remembered, assessment, at, turn)
  const isStaying = isWatching(remembered, at) && isAfterAlarm(history) && !opensSubject(message, remembered.kind)
  if (followUp === 'none' && !isStaying)
    return { assessment, state: state && rememberReply(state, { said: [] }), tier: 'none', stands: false }
  const reply = composeCrisisReply({ assessment, state, country, turn: history.length, isStaying })
  // What was asked is waited for; nobody is coached on over an open question about danger.
  const isOpen =
    reply.asked !== undefined && assessment.tier === 'checkin' && !opensSubject(message, assessment.kind ?? 'self_harm')
  const about = assessment.kind === null && state ? state : assessment
  return {
    assessment,
    state: state && rememberReply(state, reply),
    tier: followUp === 'full' ? assessment.tier : 'checkin',
    kind: kindOf(about),
    whose: whoseOf(about),
    reply,
    stands: reply.isWholeReply || isOpen,
  }
}

/** Our last words were about the danger and nothing else. */
function isAfterAlarm(history: readonly StoredMessage[]): boolean {
  const last = history.at(-1)
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
