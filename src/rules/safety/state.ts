import type { DangerKind } from '../coach/heard.ts'
import type { CrisisCountry } from '../crisis-countries.ts'
import { dayMs } from '../durations.ts'
import type { Asked } from './answers.ts'
import type { SafetyTier, Whose } from './assessment.ts'
import type { Topic } from './standing/answered.ts'
import type { Fact } from './standing/facts.ts'
import type { Helper } from './standing/helper.ts'
import type { Means } from './standing/names-means.ts'

/**
 * How a found danger is left, one step at a time and only by safety itself.
 * - asked: nothing is known to be wrong; a careful question is open.
 * - standing: every reply is about being safe.
 * - easing: one clear answer has come; one more is waited for.
 * - watched: the talk is free again, and there is one question later.
 * - open: nothing stands; what was asked today is not asked again.
 */
export type Level = 'asked' | 'standing' | 'easing' | 'watched' | 'open'

/**
 * What is remembered of a danger, per person and not per chat: a new chat or a "never mind" does not end it. Plain
 * JSON without a word of the person, so that it can be stored beside the account and goes with it.
 */
export type SafetyState = {
  level: Level
  /** The worst of the last day. */
  tier: Exclude<SafetyTier, 'none'>
  kind: DangerKind
  whose: Whose
  /** Somebody under eighteen, as far as they told: they are given the lines for the young. */
  isYoung: boolean
  /** A danger the listener alone heard may be taken back by a denial; one the rules read may not. */
  foundBy: 'rules' | 'listener'
  /** The listener heard it more than once, or in so many words: it is not taken back any more. */
  isSure?: boolean
  /** Only the rules read it, and the listener heard nothing of the kind: an ordinary talk that goes on takes it back. */
  isUnheard?: true
  /** It was never said in so many words: it is asked about, and never told to them as a fact. */
  isHinted?: true
  /** A wish not to wake up, not to be here: there is no thing or place to speak of. */
  isPassive?: true
  /** They named a thing they might use, or are in a place that is a danger by itself. */
  hasMeans?: true
  /** What that thing is called, where it has a name we can say back. */
  means?: Means
  hasPlace?: true
  /** Questions they have answered in words of their own. */
  answered?: readonly Topic[]
  /** Whom they named as somebody who would listen, by what they are to them; and whether that is far away. */
  helper?: Helper
  isHelperFar?: true
  /** They said that we heard wrong: the listener alone has to be nearly sure before it asks again today. */
  isDenied?: true
  /** A careful question got an ordinary answer: what was doubted then counts for nothing more. */
  isCalm?: true
  /** Where they said they are, if that is not where we had guessed. */
  country?: CrisisCountry
  /** The language they write in, as far as we answer in it. */
  language: Language
  /** Names of the signals behind it: they tell a stranger's threat from a marriage. */
  reasons: readonly string[]
  lastConcernAt: number
  /** Messages since the level changed. */
  turns: number
  /** What has been told since: who knows, who comes, what was put away. */
  known: readonly Fact[]
  /** Sentences already said, newest last, so that none is said twice. */
  said: readonly string[]
  /** What a bare "yes" or "no" would mean, if a question is open. */
  asked?: Asked
}

export const languages = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const
export type Language = (typeof languages)[number]

const memoryMs = dayMs

/** Longer than any run of replies in which a sentence could be noticed again. */
const saidKept = 300

/** What of the last 24 hours is to be kept in mind. */
export function remembered(state: SafetyState | null, now: number): SafetyState | null {
  // States stored before there were levels are a day old at most, and are read as the gravest.
  if (state === null || now - state.lastConcernAt >= memoryMs) return null
  return 'level' in state ? state : { ...(state as SafetyState), ...unknownState }
}

const unknownState = {
  level: 'standing',
  kind: 'suicide',
  whose: 'self',
  isYoung: false,
  foundBy: 'rules',
  language: 'en',
  turns: 0,
  known: [],
} as const

export type StandingState = SafetyState & { level: 'standing' | 'easing' }

/** No coaching, no item of the library and no small talk while this holds. */
export function isStanding(state: SafetyState | null): state is StandingState {
  return state?.level === 'standing' || state?.level === 'easing'
}

/** The state after a reply: what was said, and what was asked. */
export function rememberReply(
  state: SafetyState,
  { said, asked }: { said: readonly string[]; asked?: Asked | undefined },
): SafetyState {
  const { asked: _answered, ...rest } = state
  return { ...rest, said: [...state.said, ...said].slice(-saidKept), ...(asked ? { asked } : {}) }
}
