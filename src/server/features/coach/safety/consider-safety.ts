import { answerDanger } from '#content/coach/crisis/answer-danger.ts'
import type { NearAnswer } from '#content/coach/crisis/answers/choose-answer.ts'
import type { CrisisReply } from '#content/coach/crisis/compose.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { DangerKind } from '#rules/coach/heard.ts'
import { dayMs } from '#rules/durations.ts'
import { assess } from '#rules/safety/assess.ts'
import { type Assessment, isAlarm, type SafetyTier, safetyTiers, type Whose } from '#rules/safety/assessment.ts'
import type { HeardTurn } from '#rules/safety/listening/join-heard.ts'
import type { HeardNews } from '#rules/safety/standing/news/heard-news.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'
import type { StoredMessage } from '../turn.ts'

export type SafetyPart = {
  assessment: Assessment
  /** What is to be remembered of the person after this turn. */
  state: SafetyState | null
  /** How the reply is marked: an alarm while a danger stands, a check-in where a question is asked. */
  tier: SafetyTier
  /** What the danger is, where there is one. */
  kind?: DangerKind
  whose?: Whose
  /** What the reply begins with, or is; undefined where there is nothing to say. */
  reply?: CrisisReply
  /** Asked beside the talk, after what they came for. */
  isAside?: boolean
  /** The reply is the whole reply: no coaching, no item of the library, no small talk. */
  stands: boolean
}

type Request = {
  message: string
  /** The chat's recent messages, oldest first, without `message`. */
  history: readonly StoredMessage[]
  /** What the listener makes of it; undefined where it could not be asked. */
  heard: HeardTurn | undefined
  /** It is in a language the listener never learned. */
  isUnreadable?: boolean
  /** What was written for moments of danger and comes near to this message. */
  near?: readonly NearAnswer[]
  /** What the listener hears told while a danger stands. */
  news?: HeardNews | undefined
  /** As it was left by the person's last message, in whatever chat. */
  state: SafetyState | null
  country: CrisisCountry
  now: Date
}

/** Comes before everything else, for both engines alike. */
export function considerSafety(request: Request): SafetyPart {
  const { message, history, heard, isUnreadable, near, news, state: before, country, now } = request
  const said = history.filter(({ role, timestamp }) => role === 'user' && now.getTime() - Date.parse(timestamp) < dayMs)
  const { assessment, state, move, reply } = answerDanger({
    message,
    earlier: said.map(({ content }) => content),
    heard,
    isUnreadable,
    near,
    heardNews: news,
    state: before,
    // A "yes" answers what was asked last; after any other reply it answers that one.
    isAsked: history.at(-1)?.safety !== undefined,
    isFirstOfChat: !history.some(({ role }) => role === 'user'),
    country,
    turn: history.length,
    now,
  })
  if (!reply || !state) return { assessment, state, tier: 'none', stands: false }
  const { kind, whose } = state
  if (unsaid.has(move)) return { assessment, state, tier: 'none', reply: { ...reply, resources: [] }, stands: false }
  // Only the listener doubts, and faintly: it asks, and what they came for is answered too. A question that
  // takes the whole reply away from somebody who is well does more harm than it looks.
  const isAside = move === 'checkin' && assessment.isFaint === true
  const stands = standing.has(move) && !isAside
  // Numbers beside a question that only a doubt of the listener asks frighten more people than they help; Help now is on the screen.
  const isDoubt = (state.foundBy === 'listener' && doubting.has(move)) || move === 'set_right'
  const shown = isDoubt ? { ...reply, resources: [] } : reply
  return { assessment, state, tier: tierOf(assessment, state), kind, whose, reply: shown, isAside, stands }
}

/** We heard what was not there, or what is long over: nobody is marked for it, or shown the lines once more. */
const unsaid: ReadonlySet<string> = new Set(['sorry', 'settled', 'respect'])

const doubting: ReadonlySet<string> = new Set(['checkin'])

/** After these the reply ends; what is only a sentence before the talk goes on is not among them. */
const standing: ReadonlySet<string> = new Set(['alarm', 'stay', 'ease', 'close', 'checkin', 'ask_plainly', 'set_right'])

function tierOf(assessment: Assessment, state: SafetyState): SafetyTier {
  // What the listener alone hears in one message of many makes a danger that stands no greater.
  const isLess = safetyTiers.indexOf(state.tier) < safetyTiers.indexOf(assessment.tier)
  if (isAlarm(assessment)) return isLess && isAlarm(state) ? state.tier : assessment.tier
  return isStanding(state) && state.level === 'standing' ? state.tier : 'checkin'
}

export function isInDanger(message: string): boolean {
  return isAlarm(assess(message))
}

/** The same with nothing but the message: for when our records cannot be reached. */
export function considerAlone(
  message: string,
  country: CrisisCountry,
  now: Date,
): { reply: CrisisReply; tier: SafetyTier } | null {
  const part = considerSafety({ message, history: [], heard: undefined, state: null, country, now })
  return part.reply ? { reply: part.reply, tier: part.tier } : null
}
