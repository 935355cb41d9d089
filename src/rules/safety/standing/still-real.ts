import { weigh } from '../../coach/weigh.ts'
import { isAlarm } from '../assessment.ts'
import { standingWeights } from '../learned/standing-weights.ts'
import { type Evidence, evidenceOfMessage, type Said } from '../listening/evidence.ts'
import { listening } from '../listening/thresholds.ts'
import { isStanding, type SafetyState, type StandingState } from '../state.ts'
import type { Fact } from './facts.ts'
import type { News } from './news/news.ts'
import { firstReading, type Readings, withReading } from './readings.ts'

/** Remembers how the listener heard a danger, as long as it stands. */
export function withReadings(next: SafetyState, current: SafetyState | null, said: Said | undefined): SafetyState {
  const { readings: _over, ...state } = next
  if (!said || !isStanding(next)) return state
  const before = isStanding(current) ? current.readings : undefined
  return { ...state, readings: before ? withReading(before, said.heard) : firstReading(said.heard, isAlarm(said.read)) }
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
    ...evidenceOfMessage(said),
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
  if (!readings || isAlarm(read) || news.request || news.isWorse || news.confides || news.harm) return false
  const isPlain = readings.isRead && readings.first >= surely
  return !isPlain || known.some((fact) => settledBy.has(fact))
}
