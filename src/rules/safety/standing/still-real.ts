import { logOdds } from '../../coach/log-odds.ts'
import { isAlarm } from '../assessment.ts'
import { type Evidence, evidenceOfWords, type Said, weigh } from '../listening/evidence.ts'
import { concernOf } from '../listening/heard-danger.ts'
import type { HeardTurn } from '../listening/join-heard.ts'
import { listening } from '../listening/thresholds.ts'
import { isStanding, type SafetyState, type StandingState } from '../state.ts'
import type { Fact } from './facts.ts'
import type { News } from './news/news.ts'
import { standingWeights } from './standing-weights.ts'

/** How the listener heard a danger that stands: the message that raised the alarm, and those since. Numbers only. */
export type Readings = {
  /** As log odds of any danger. */
  first: number
  firstJoined: number
  /** The rules read it too. */
  isRead: boolean
  count: number
  sum: number
  most: number
  mostAfter: number
  /** How many messages since sounded calm. */
  calm: number
}

const calmBelow = -1.5

function firstReading({ read, heard }: Omit<Said, 'message'>): Readings {
  const { alone, joined = alone } = heard
  return {
    first: logOdds(concernOf(alone)),
    firstJoined: logOdds(concernOf(joined)),
    isRead: isAlarm(read),
    count: 0,
    sum: 0,
    most: -10,
    mostAfter: -10,
    calm: 0,
  }
}

function withReading(readings: Readings, { alone, after = alone }: HeardTurn): Readings {
  const doubt = logOdds(concernOf(alone))
  return {
    ...readings,
    count: readings.count + 1,
    sum: readings.sum + doubt,
    most: Math.max(readings.most, doubt),
    mostAfter: Math.max(readings.mostAfter, logOdds(concernOf(after))),
    calm: readings.calm + Number(doubt < calmBelow),
  }
}

/** Remembers how the listener heard a danger, as long as it stands. */
export function withReadings(next: SafetyState, current: SafetyState | null, said: Said | undefined): SafetyState {
  const { readings: _over, ...state } = next
  if (!said || !isStanding(next)) return state
  const before = isStanding(current) ? current.readings : undefined
  return { ...state, readings: before ? withReading(before, said.heard) : firstReading(said) }
}

/** Whether a danger that stands is real, by all that was said since. */
export function weighStanding(
  said: Said,
  current: StandingState,
  news: News,
): { evidence: Evidence; isUnlikely: boolean } | undefined {
  if (!current.readings) return undefined
  const evidence = evidenceWhileStanding(said, current, withReading(current.readings, said.heard), news)
  const isUnlikely = weigh(evidence, standingWeights) < listening.whileStanding.letGo
  return { evidence, isUnlikely: isUnlikely && mayBeLetGo(current, said, news) }
}

const stances = ['fine', 'denial', 'bye', 'thanks', 'not_mine', 'wont', 'nobody', 'anger', 'blame'] as const
const traits = ['isSure', 'isUnheard', 'isHinted', 'isPassive', 'hasMeans', 'hasPlace', 'isYoung'] as const
const told = ['deniesOutright', 'disputes', 'isFigure', 'deniesOnlyWish', 'pleads', 'isHandingOver', 'isWorse'] as const
const longTalk = 8

/** The evidence for a danger that stands, at one more message. `training/in-danger/fit-doubt.ts` learned how much it counts. */
function evidenceWhileStanding(said: Said, current: StandingState, readings: Readings, news: News): Evidence {
  const { count, sum } = readings
  return {
    ...evidenceOfWords(said),
    ...named('kind', [current.kind]),
    ...named('tier', [current.tier]),
    ...named('known', current.known),
    ...named('news', news.facts),
    ...named(
      'stance',
      stances.filter((name) => name === news.stance),
    ),
    ...named(
      'state',
      traits.filter((name) => current[name]),
    ),
    ...named(
      'says',
      told.filter((name) => news[name]),
    ),
    easing: Number(current.level === 'easing'),
    theirs: Number(current.whose === 'other'),
    helper: Number(current.helper !== undefined),
    request: Number(news.request !== undefined),
    confides: Number((news.confides ?? []).length > 0),
    silent: Number(news.isSilence),
    byRules: Number(current.foundBy === 'rules'),
    turns: Math.min(current.turns, longTalk),
    knows: current.known.length,
    'first.alone': readings.first,
    'first.joined': readings.firstJoined,
    'first.read': Number(readings.isRead),
    'since.mean': count > 0 ? sum / count : 0,
    'since.most': readings.most,
    'since.mostAfter': readings.mostAfter,
    'since.calm': readings.calm,
    'since.count': Math.min(count, longTalk),
  }
}

function named(group: string, names: readonly string[]): Evidence {
  return Object.fromEntries(names.map((name) => [`${group}.${name}`, 1]))
}

/** Log odds at which the listener is as sure as the rules. */
const surely = 2.2
const settledBy: ReadonlySet<Fact> = new Set([
  'safe',
  'in_care',
  'with_someone',
  'help_coming',
  'calmer',
  'no_plan',
  'away',
])

/**
 * A danger told in plain words, which the rules and the listener found alike, is only ever left by an answer about safety;
 * so is one about which they ask us something.
 */
function mayBeLetGo({ readings, known }: SafetyState, { read }: Said, news: News): boolean {
  if (!readings || isAlarm(read) || news.request || news.isWorse || news.confides) return false
  const isPlain = readings.isRead && readings.first >= surely
  return !isPlain || known.some((fact) => settledBy.has(fact))
}
