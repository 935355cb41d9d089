import { answerDanger, type Weighed } from '#content/coach/crisis/answer-danger.ts'
import type { NearReading } from '#content/coach/crisis/answers/choose-answer.ts'
import type { FindWritten } from '#content/coach/crisis/answers/choose-by-rule.ts'
import type { CrisisReply } from '#content/coach/crisis/compose.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { DangerKind } from '#rules/coach/heard.ts'
import { dayMs } from '#rules/durations.ts'
import { assess } from '#rules/safety/assess.ts'
import { type Assessment, isAlarm, type SafetyTier, safetyTiers, type Whose } from '#rules/safety/assessment.ts'
import type { HeardForeign } from '#rules/safety/languages/heard-foreign.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import type { HeardNews } from '#rules/safety/standing/news/heard-news.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'
import type { StoredMessage } from '../turn.ts'

export type SafetyPart = {
  assessment: Assessment
  /** The safety state to store after this turn. */
  state: SafetyState | null
  /** How the reply is marked: as an alarm during a danger, as a check-in if a question is asked. */
  tier: SafetyTier
  /** Which danger, if there is one. */
  kind?: DangerKind
  whose?: Whose
  /** How the reply begins, or all of it; undefined if there is nothing to say. */
  reply?: CrisisReply
  /** The question comes after what they asked for has been answered. */
  isAside?: boolean
  /** This is the whole reply: no coaching, nothing from the library, no small talk. */
  stands: boolean
  /** What the decision rests on, for learning how much each piece of evidence counts. */
  weighed?: Weighed
}

type Request = {
  message: string
  /** The chat's recent messages, oldest first, without `message`. */
  history: readonly StoredMessage[]
  /** What the listener hears; undefined if it could not be asked. */
  heard: HeardTurn | undefined
  /** It is in a language the listener was not trained on. */
  isUnreadable?: boolean
  /** It is in one of the other languages we answer in; then `heard` is undefined. */
  foreign?: HeardForeign | undefined
  /** Answers written for moments of danger that are close to this message or its sentences. */
  near?: readonly NearReading[]
  written?: FindWritten
  /** What the listener hears being told during a danger. */
  news?: HeardNews | undefined
  /** The state after the person's previous message, in whichever chat. */
  state: SafetyState | null
  country: CrisisCountry
  /** They came about school. */
  isAtSchool?: boolean
  now: Date
}

/** Comes before everything else, for both the built-in coach and a provider. */
export function considerSafety(request: Request): SafetyPart {
  const {
    message,
    history,
    heard,
    isUnreadable,
    foreign,
    near,
    written,
    news,
    state: before,
    country,
    isAtSchool,
    now,
  } = request
  const said = history.filter(({ role, timestamp }) => role === 'user' && now.getTime() - Date.parse(timestamp) < dayMs)
  const { assessment, state, move, reply, weighed } = answerDanger({
    message,
    earlier: said.map(({ content }) => content),
    heard,
    isUnreadable,
    foreign,
    near,
    written,
    heardNews: news,
    state: before,
    // A "yes" answers what was asked last; if another reply came in between, it answers that one.
    isAsked: history.at(-1)?.safety !== undefined,
    isFirstOfChat: !history.some(({ role }) => role === 'user'),
    country,
    isAtSchool,
    turn: history.length,
    now,
  })
  // How to delete the chat, asked by somebody of whom we know no danger: that is all they want now.
  if (reply && move === 'none') return { assessment, state, tier: 'none', reply, stands: true, weighed }
  if (!reply || !state) return { assessment, state, tier: 'none', stands: false, weighed }
  const { kind, whose } = state
  if (unsaid.has(move))
    return { assessment, state, tier: 'none', reply: { ...reply, resources: [] }, stands: false, weighed }
  // Only the listener has a faint doubt: we ask, and also answer what they came for. Taking over the whole reply of
  // somebody who is well does more harm than it seems.
  const isAside = move === 'checkin' && assessment.isFaint === true
  const stands = standing.has(move) && !isAside
  // Phone numbers beside a question that only the listener's doubt prompted frighten more people than they help; Help
  // now is on the screen anyway.
  const isDoubt = (state.foundBy === 'listener' && doubting.has(move)) || move === 'set_right'
  const shown = isDoubt ? { ...reply, resources: [] } : reply
  return { assessment, state, tier: tierOf(assessment, state), kind, whose, reply: shown, isAside, stands, weighed }
}

/** We heard something that was not there, is long past, or is answered for now: the reply is not marked, and no lines are shown. */
const unsaid: ReadonlySet<string> = new Set(['sorry', 'settled', 'respect', 'go_back', 'only_you'])

const doubting: ReadonlySet<string> = new Set(['checkin'])

/** These moves are the whole reply. A single sentence before the chat continues is not among them. */
const standing: ReadonlySet<string> = new Set([
  ...['alarm', 'stay', 'ease', 'close', 'beside'],
  ...['checkin', 'ask_plainly', 'set_right'],
])

function tierOf(assessment: Assessment, state: SafetyState): SafetyTier {
  // A single message in which only the listener hears something worse does not raise the tier of a known danger.
  const isLess = safetyTiers.indexOf(state.tier) < safetyTiers.indexOf(assessment.tier)
  if (isAlarm(assessment)) return isLess && isAlarm(state) ? state.tier : assessment.tier
  return isStanding(state) && state.level === 'standing' ? state.tier : 'checkin'
}

export function isInDanger(message: string): boolean {
  return isAlarm(assess(message))
}

/** The same based only on the message, for when the database cannot be reached. */
export function considerMessageAlone(
  message: string,
  country: CrisisCountry,
  now: Date,
): { reply: CrisisReply; tier: SafetyTier } | null {
  const part = considerSafety({ message, history: [], heard: undefined, state: null, country, now })
  return part.reply ? { reply: part.reply, tier: part.tier } : null
}
