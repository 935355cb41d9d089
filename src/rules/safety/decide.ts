import { type Assessment, isAlarm, noConcern, type SafetyKind, type SafetyTier } from './assessment.ts'
import type { Signal } from './signal.ts'

/** Points of soft signals that together are no longer soft. */
const alarmPoints = 3

/** The same beside the name of a thing one could use. */
const alarmPointsWithMeans = 2

/** What signals mean together: those of this message, in the light of those before. */
export function decide(signals: readonly Signal[], earlier: readonly Signal[]): Assessment {
  const tier = tierOf(signals, earlier)
  if (tier === 'none') return noConcern
  const telling = signals.filter(({ strength }) => strength === 'soft' || isAlarm({ tier }))
  return { tier, kind: kindOf(telling), reasons: reasonsOf(telling, isAlarm({ tier }) ? earlier : []) }
}

function tierOf(signals: readonly Signal[], earlier: readonly Signal[]): SafetyTier {
  const all = [...signals, ...earlier]
  const has = (name: string) => signals.some((signal) => signal.name === name)
  const points = pointsOf(all)
  const isAlarming = signals.some(isStrong)
  const isHinted = signals.some(isHint)

  if (signals.some(({ strength }) => strength === 'imminent')) return 'imminent'
  // Thoughts of suicide, and a thing or an hour: in one message, or one after the other.
  if (all.some(isThoughtOfSuicide) && (isHinted || (isAlarming && all.some(isHint)))) return 'imminent'
  if (has('means_nearby') && (points > 0 || all.some(({ name }) => name === 'resolve'))) return 'imminent'

  if (isAlarming) return 'crisis'
  if (has('means_named') && points >= alarmPointsWithMeans) return 'crisis'
  const soft = signals.filter(({ strength, isTurned }) => strength === 'soft' && !isTurned)
  if (points >= alarmPoints && soft.some(({ kind }) => kind === 'self_harm')) return 'crisis'
  if (soft.some((signal) => continues(signal, earlier))) return 'crisis'

  return signals.some(({ strength }) => strength === 'soft') ? 'checkin' : 'none'
}

/** Despair after an alarm, or a body that gives way after one about the body: the same thing going on. */
function continues({ kind }: Signal, earlier: readonly Signal[]): boolean {
  const bodily: readonly SafetyKind[] = ['medical', 'eating']
  return earlier.some(
    (before) => isStrong(before) && (before.kind === kind || (kind === 'medical' && bodily.includes(before.kind))),
  )
}

/** An alarm by itself. */
function isStrong({ strength }: Signal): boolean {
  return strength === 'crisis' || strength === 'imminent'
}

/** Pills in the house say something beside thoughts of suicide, and nothing beside a stalker. */
function isThoughtOfSuicide(signal: Signal): boolean {
  return isStrong(signal) && signal.kind === 'self_harm' && signal.name !== 'self_injury'
}

/** A thing or an hour that makes thoughts urgent. A thing only named, and not at hand, does not. */
function isHint({ strength, name }: Signal): boolean {
  return strength === 'hint' && name !== 'means_named'
}

/** Despair as it is now; what was denied or is long past does not add up. */
function pointsOf(signals: readonly Signal[]): number {
  return signals
    .filter(({ strength, kind, isTurned }) => /soft|faint/.test(strength) && kind === 'self_harm' && !isTurned)
    .reduce((sum, { points }) => sum + points, 0)
}

/** Of two dangers named at once, the one whose help must not wait. */
const precedence: readonly SafetyKind[] = ['medical', 'self_harm', 'abuse', 'violence', 'eating', 'other_person']
const strengths = ['hint', 'faint', 'soft', 'crisis', 'imminent'] as const

function kindOf(signals: readonly Signal[]): SafetyKind {
  const [first] = signals.toSorted(
    (a, b) => byStrength(a, b) || precedence.indexOf(a.kind) - precedence.indexOf(b.kind),
  )
  return first?.kind ?? 'self_harm'
}

function reasonsOf(signals: readonly Signal[], earlier: readonly Signal[]): string[] {
  const now = signals.toSorted(byStrength).map(({ name }) => name)
  return [...new Set([...now, ...earlier.map(({ name }) => `earlier_${name}`)])]
}

function byStrength(a: Signal, b: Signal): number {
  return strengths.indexOf(b.strength) - strengths.indexOf(a.strength)
}
