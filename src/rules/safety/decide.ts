import type { DangerKind } from '../coach/heard.ts'
import { type Assessment, isAlarm, noConcern, type SafetyTier } from './assessment.ts'
import type { Signal } from './signal.ts'

/** From this many points on, soft signals together count as a crisis. */
const alarmPoints = 3

/** The same if the message also names something a person could use to hurt themselves. */
const alarmPointsWithMeans = 2

/** Combines the signals of this message with those of earlier ones into one assessment. */
export function decide(signals: readonly Signal[], earlier: readonly Signal[]): Assessment {
  const tier = tierOf(signals, earlier)
  if (tier === 'none') return noConcern
  const telling = signals.filter(({ strength }) => strength === 'soft' || isAlarm({ tier }))
  const { kind, whose } = strongestOf(telling) ?? { kind: 'suicide' as const, whose: 'self' as const }
  const reasons = reasonsOf(telling, isAlarm({ tier }) ? earlier : [])
  const isPaired = telling.length === 0 && hasPair([...signals, ...earlier])
  return {
    tier,
    kind,
    whose,
    isOver: tier === 'checkin' && telling.length > 0 && telling.every(isOver),
    reasons: isPaired ? [pairedHints, ...reasons] : reasons,
  }
}

/**
 * Two hints that mean little alone but together call for a question: means nearby and time alone, or a gift with a
 * goodbye or with the rent paid ahead.
 */
export const pairedHints = 'paired_hints'

function hasPair(signals: readonly Signal[]): boolean {
  const has = (name: string) => signals.some((signal) => signal.name === name)
  return (
    (has('means_nearby') && has('soon_alone')) || (has('giving_away') && (has('parting') || has('settled_affairs')))
  )
}

function tierOf(signals: readonly Signal[], earlier: readonly Signal[]): SafetyTier {
  const all = [...signals, ...earlier]
  const has = (name: string) => signals.some((signal) => signal.name === name)
  const points = pointsOf(all)
  const isAlarming = signals.some(isStrong)
  const isHinted = signals.some(isHint)

  if (signals.some(({ strength }) => strength === 'imminent')) return 'imminent'
  // Thoughts of suicide, and the means or a time for it: in one message, or one after the other.
  if (all.some(isThoughtOfSuicide) && (isHinted || (isAlarming && all.some(isHint)))) return 'imminent'
  if (has('means_nearby') && (points > 0 || all.some(({ name }) => name === 'resolve'))) return 'imminent'

  if (isAlarming) return 'crisis'
  if (has('means_named') && points >= alarmPointsWithMeans) return 'crisis'
  const soft = signals.filter(({ strength, isWeakened }) => strength === 'soft' && !isWeakened)
  if (points >= alarmPoints && soft.some(isInward)) return 'crisis'
  if (soft.some((signal) => continues(signal, earlier))) return 'crisis'

  return signals.some(({ strength }) => strength === 'soft') || hasPair(all) ? 'checkin' : 'none'
}

/** The danger is that the writer hurts themselves. */
function isInward({ kind, whose }: Signal): boolean {
  return (kind === 'suicide' || kind === 'self_harm') && whose === 'self'
}

/**
 * A softer signal that continues an earlier alarm: the same kind of danger, or a failing body after an alarm about the
 * body.
 */
function continues({ kind }: Signal, earlier: readonly Signal[]): boolean {
  const bodily: readonly DangerKind[] = ['medical', 'overdose', 'eating_disorder']
  return earlier.some(
    (before) => isStrong(before) && (before.kind === kind || (kind === 'medical' && bodily.includes(before.kind))),
  )
}

/** Strong enough to raise an alarm without any other signal. */
function isStrong({ strength }: Signal): boolean {
  return strength === 'crisis' || strength === 'imminent'
}

/** Pills in the house are urgent only together with these signals; together with fear of a stalker they mean nothing. */
function isThoughtOfSuicide(signal: Signal): boolean {
  return isStrong(signal) && signal.kind === 'suicide' && signal.whose === 'self'
}

const weakHints = new Set(['means_named', 'parting', 'giving_away', 'soon_alone'])

/** Means at hand, or a time, which make thoughts of suicide urgent. Means that are only mentioned do not. */
function isHint({ strength, name }: Signal): boolean {
  return strength === 'hint' && !weakHints.has(name)
}

/** Adds up despair that is felt now; what was denied or is long past does not count. */
function pointsOf(signals: readonly Signal[]): number {
  return signals
    .filter((signal) => /soft|faint/.test(signal.strength) && isInward(signal) && !signal.isWeakened)
    .reduce((sum, { points }) => sum + points, 0)
}

function isOver({ name }: Signal): boolean {
  return name.startsWith('past_') || name.endsWith('_past')
}

/** When two dangers are named at once, the earlier one here decides, because its help is the most urgent. */
const precedence: readonly DangerKind[] = [
  'overdose',
  'medical',
  'suicide',
  'self_harm',
  'sexual_assault',
  'child_abuse',
  'partner_violence',
  'psychosis',
  'harm_to_others',
  'eating_disorder',
]
const strengths = ['hint', 'faint', 'soft', 'crisis', 'imminent'] as const

function strongestOf(signals: readonly Signal[]): Signal | undefined {
  const [first] = signals.toSorted(
    (a, b) => byStrength(a, b) || byWhose(a) - byWhose(b) || precedence.indexOf(a.kind) - precedence.indexOf(b.kind),
  )
  return first
}

function byWhose({ whose }: Signal): number {
  return whose === 'self' ? 0 : 1
}

function reasonsOf(signals: readonly Signal[], earlier: readonly Signal[]): string[] {
  const now = signals.toSorted(byStrength).map(({ name }) => name)
  return [...new Set([...now, ...earlier.map(({ name }) => `earlier_${name}`)])]
}

function byStrength(a: Signal, b: Signal): number {
  return strengths.indexOf(b.strength) - strengths.indexOf(a.strength)
}
