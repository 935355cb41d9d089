import type { Asked } from './answers.ts'
import { type Assessment, isAlarm, type SafetyKind, type SafetyTier, safetyTiers } from './assessment.ts'

/**
 * What is remembered of a crisis, per person and not per chat: a new chat or a "never mind" does not end it. Plain
 * JSON without a word of the person, so that it can be stored beside the account and goes with it.
 */
export type SafetyState = {
  /** The worst of the last day. */
  tier: Exclude<SafetyTier, 'none'>
  kind: SafetyKind
  /** Names of the signals behind it: they tell an assault from a quarrel a day later. */
  reasons: readonly string[]
  lastConcernAt: number
  /** Alarming messages; the second gets another reply than the first. */
  alarms: number
  denials: number
  /** Calm messages since the last concern or follow-up. */
  quietTurns: number
  /** How often the person has been asked again since the last alarm. */
  followUps: number
  /** Sentences already said, newest last, so that none is said twice. */
  said: readonly string[]
  /** What a bare "yes" would mean, if a question is open. */
  asked?: Asked
}

const memoryMs = 24 * 60 * 60 * 1000

/** Calm messages before the person is asked again: at once, then ever more rarely, so that care is no nagging. */
const followUpAfterTurns = [0, 3, 8] as const

/** Longer than any run of replies in which a sentence could be noticed again. */
const saidKept = 200

/** Whether anything of the last 24 hours is to be kept in mind. */
export function isRemembered(state: SafetyState | null, now: number): state is SafetyState {
  return state !== null && now - state.lastConcernAt < memoryMs
}

/** Whether there was an alarm within the last 24 hours, whatever has been said since. */
export function isWatching(state: SafetyState | null, now: number): state is SafetyState {
  return isRemembered(state, now) && state.tier !== 'checkin'
}

type Turn = { isFirstOfChat: boolean }
const laterTurn: Turn = { isFirstOfChat: false }

/** What the reply to a message holds of safety: the whole of it, a gentle question, or nothing. */
export type FollowUp = 'full' | 'gentle' | 'none'

/** Decided on the state as it was before the message. */
export function followUpOf(
  state: SafetyState | null,
  assessment: Assessment,
  now: number,
  { isFirstOfChat }: Turn = laterTurn,
): FollowUp {
  if (isAlarm(assessment)) return 'full'
  if (!isRemembered(state, now)) return assessment.tier === 'checkin' ? 'gentle' : 'none'
  const wait = followUpAfterTurns[Math.min(state.followUps, followUpAfterTurns.length - 1)] ?? 0
  const isDue = state.quietTurns >= wait
  // What is over was asked about once; whoever tells more of it is telling a story.
  if (state.tier === 'checkin') return assessment.tier === 'checkin' && isDue ? 'gentle' : 'none'
  return assessment.tier === 'checkin' || isFirstOfChat || isDenied(assessment) || isDue ? 'gentle' : 'none'
}

/** The state after a message; null while there is nothing to remember. A denial is counted, and closes nothing. */
export function nextSafetyState(
  state: SafetyState | null,
  assessment: Assessment,
  now: number,
  turn: Turn = laterTurn,
): SafetyState | null {
  const current = isRemembered(state, now) ? state : null
  if (assessment.tier !== 'none' && (isAlarm(assessment) || !isWatching(current, now))) {
    return afterConcern(current, assessment, now)
  }
  if (!current) return null
  const isAskedAgain = followUpOf(current, assessment, now, turn) === 'gentle'
  return {
    ...current,
    denials: current.denials + (isDenied(assessment) ? 1 : 0),
    quietTurns: isAskedAgain ? 0 : current.quietTurns + 1,
    followUps: current.followUps + (isAskedAgain ? 1 : 0),
  }
}

function afterConcern(current: SafetyState | null, { tier, kind, reasons }: Assessment, now: number): SafetyState {
  const isNewAlarm = tier !== 'checkin'
  return {
    tier: worse(tier, current?.tier ?? 'checkin'),
    kind: kind ?? current?.kind ?? 'self_harm',
    // A bare "yes" is about what was asked, so what it was stays known.
    reasons: isAnswer(reasons) ? (current?.reasons ?? []) : reasons,
    lastConcernAt: now,
    alarms: (current?.alarms ?? 0) + (isNewAlarm ? 1 : 0),
    denials: current?.denials ?? 0,
    quietTurns: 0,
    followUps: isNewAlarm ? 0 : (current?.followUps ?? 0) + 1,
    said: current?.said ?? [],
  }
}

function worse(a: SafetyTier, b: SafetyState['tier']): SafetyState['tier'] {
  return a !== 'none' && safetyTiers.indexOf(a) > safetyTiers.indexOf(b) ? a : b
}

function isDenied({ reasons }: Assessment): boolean {
  return reasons.includes('denial') || reasons.includes('answered_safe')
}

function isAnswer(reasons: readonly string[]): boolean {
  return reasons.every((reason) => reason.startsWith('answered_'))
}

/** The state after a reply: what was said, and what was asked. */
export function rememberReply(
  state: SafetyState,
  { said, asked }: { said: readonly string[]; asked?: Asked | undefined },
): SafetyState {
  const { asked: _answered, ...rest } = state
  return { ...rest, said: [...state.said, ...said].slice(-saidKept), ...(asked ? { asked } : {}) }
}
