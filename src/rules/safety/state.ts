import type { DangerKind } from '../coach/heard.ts'
import type { CrisisCountry } from '../crisis-countries.ts'
import { dayMs } from '../durations.ts'
import type { Asked } from './answers.ts'
import type { SafetyTier, Whose } from './assessment.ts'
import type { Lure } from './lured/reasons.ts'
import type { Topic } from './standing/answered.ts'
import type { Fact } from './standing/facts.ts'
import type { Helper } from './standing/people/helper.ts'
import type { Readings } from './standing/readings.ts'
import type { Circumstance } from './standing/situation/circumstance-names.ts'
import type { Means, Place } from './standing/situation/means-names.ts'

/**
 * The stages of a danger. It ends one step at a time, and only when they tell us that they are safer.
 * - asked: nothing is known to be wrong; a careful question is open.
 * - standing: every reply is about being safe.
 * - easing: they gave one clear answer about safety; we wait for a second.
 * - watched: the chat may turn to other things; we ask once more later.
 * - open: no danger; what was asked today is not asked again.
 */
export type Level = 'asked' | 'standing' | 'easing' | 'watched' | 'open'

/**
 * What is remembered of a danger, per person and not per chat: a new chat or a "never mind" does not end it. Plain
 * JSON without any of the person's words, so that it can be stored with the account and deleted with it.
 */
export type SafetyState = {
  level: Level
  /** The gravest tier of the last day. */
  tier: Exclude<SafetyTier, 'none'>
  kind: DangerKind
  whose: Whose
  /** They told us that they are under eighteen: they get the helplines for young people. */
  isYoung: boolean
  /** A denial can end a danger that only the listener heard, but not one that the rules read. */
  foundBy: 'rules' | 'listener'
  /** The listener heard it more than once, or very clearly: a denial no longer ends it. */
  isSure?: boolean
  /** Only the rules read it, and the listener heard nothing of the kind: ordinary talk ends it. */
  isUnheard?: true
  /** It was only implied: we ask about it, and never present it to them as a fact. */
  isHinted?: true
  /** A wish not to wake up or not to be here: there is no means or place to talk about. */
  isPassive?: true
  /** They named something they might use, or are in a dangerous place. */
  hasMeans?: true
  /** The means they named, if there is a word for it that we can repeat. */
  means?: Means
  hasPlace?: true
  /** That place is a river, a quay, the sea. */
  hasWater?: true
  /** They said that they have been drinking. */
  hasDrunk?: true
  /** In another language: the kind of dangerous place they named. */
  place?: Place
  /** They said that it happened weeks ago or longer. */
  isLongAgo?: true
  /** Somebody decides over their money, phone or door, and nobody was hit as far as they told. */
  isControlled?: boolean
  /** They hurt themselves, and told of a deep or fresh wound. */
  isWounded?: boolean
  /** They told who is in the house with them. */
  isAmongPeople?: boolean
  /** Somebody else reads their phone. */
  isPhoneRead?: true
  /** What they told that needs other words for the same danger. */
  circumstances?: readonly Circumstance[]
  /** Somebody wins them over online, or blackmails them with a picture. */
  lure?: Lure
  /** They want nothing of the chat to be found: deleting it ends what others did to them here, too. */
  leavesNoTrace?: true
  /** Topics they have answered in their own words. */
  answered?: readonly Topic[]
  /** Who they said would listen, by relation, and whether that person is far away. */
  helper?: Helper
  isHelperFar?: true
  /** They said that we misheard: for the rest of the day the listener must be nearly certain before we ask again. */
  isDenied?: true
  /** They answered a careful question calmly: earlier doubts no longer count. */
  isCalm?: true
  /** The country they say they are in, if it is not the one we had guessed. */
  country?: CrisisCountry
  /** The language they write in, if it is one we can answer in. */
  language: Language
  /** Names of the signals behind it. They distinguish, say, a stranger's threat from a partner's. */
  reasons: readonly string[]
  /** How the listener heard it, if it was there. */
  readings?: Readings
  lastConcernAt: number
  /** Messages since the level changed. */
  turns: number
  /** Facts told since: who knows, who is coming, what was put away. */
  known: readonly Fact[]
  /** Sentences already used, newest last, so that none is repeated. */
  said: readonly string[]
  /** What a bare "yes" or "no" would mean, if we asked a question. */
  asked?: Asked
}

export const languages = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const
export type Language = (typeof languages)[number]

const memoryMs = dayMs

/** Long enough that nobody notices when a sentence returns. */
const saidKept = 300

/** The state, unless it is older than 24 hours. */
export function remembered(state: SafetyState | null, now: number): SafetyState | null {
  // States stored before levels existed are at most a day old, and are treated as the gravest level.
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

/** While this holds there is no coaching, nothing from the library and no small talk. */
export function isStanding(state: SafetyState | null): state is StandingState {
  return state?.level === 'standing' || state?.level === 'easing'
}

/** Adds the reply's sentences and its question to the state. */
export function rememberReply(
  state: SafetyState,
  { said, asked }: { said: readonly string[]; asked?: Asked | undefined },
): SafetyState {
  const { asked: _answered, ...rest } = state
  return { ...rest, said: [...state.said, ...said].slice(-saidKept), ...(asked ? { asked } : {}) }
}
