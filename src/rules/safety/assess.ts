import { type Asked, isDenial, readAnswer } from './answers.ts'
import { type Assessment, noConcern, type SafetyKind, type SafetyTier } from './assessment.ts'
import { normalise } from './normalise.ts'
import { findSignals, type Signal } from './signals.ts'

/** What one message tells about danger. Reads nothing but the text, never throws. */
export function assess(text: string): Assessment {
  return withDenial(normalise(text), [])
}

/** As many earlier messages as belong to one disclosure; further back it is another subject. */
const rememberedTexts = 4

type Question = { asked: Asked | undefined; kind: SafetyKind }

/**
 * The same, knowing what the person wrote before: "I can't do this anymore", and a turn later "I have the pills here".
 * With the question that was put to them, a bare "yes" is an answer to it. A message that says nothing of danger stays
 * calm, whatever stood before it; watching on is the state's work.
 */
export function assessConversation(previousTexts: readonly string[], text: string, question?: Question): Assessment {
  const line = normalise(text)
  const earlier = previousTexts.slice(-rememberedTexts).flatMap((previous) => findSignals(normalise(previous)))
  const assessment = withDenial(line, earlier)
  if (isAlarmTier(assessment.tier) || !question?.asked) return assessment
  const answer = readAnswer(line, question.asked)
  if (answer === 'safe') return { ...assessment, reasons: [...assessment.reasons, 'answered_safe'] }
  return answer ? { tier: 'crisis', kind: question.kind, reasons: [`answered_${answer}`] } : assessment
}

function withDenial(line: string, earlier: readonly Signal[]): Assessment {
  const assessment = decide(findSignals(line), earlier)
  if (isAlarmTier(assessment.tier) || !isDenial(line)) return assessment
  return { ...assessment, reasons: [...assessment.reasons, 'denial'] }
}

/** Points of soft signals that together are no longer soft. */
const alarmPoints = 3

function decide(signals: readonly Signal[], earlier: readonly Signal[]): Assessment {
  const tier = tierOf(signals, earlier)
  if (tier === 'none') return noConcern
  const telling = signals.filter(({ strength }) => strength === 'soft' || isAlarmTier(tier))
  const kind = kindOf(telling.length > 0 ? telling : signals, earlier)
  return { tier, kind, reasons: reasonsOf(telling, earlier, tier) }
}

function tierOf(signals: readonly Signal[], earlier: readonly Signal[]): SafetyTier {
  if (signals.length === 0) return 'none'
  const all = [...signals, ...earlier]
  const isHinted = signals.some(isHint)
  if (signals.some(({ strength }) => strength === 'imminent')) return 'imminent'
  const isAlarming = signals.some(isCrisis)
  if ((isHinted || all.some(isHint)) && all.some((signal) => isCrisis(signal) && hintsMatter(signal))) {
    if (isAlarming || isHinted) return 'imminent'
  }
  const hasMeans = signals.some(({ name }) => name === 'means_nearby')
  if (hasMeans && (pointsOf(all) > 0 || all.some(({ name }) => name === 'resolve'))) return 'imminent'
  if (isAlarming) return 'crisis'
  if (signals.some(({ name }) => name === 'means_named') && pointsOf(all) >= 2) return 'crisis'
  if (
    signals.some(
      (signal) =>
        isSoft(signal) && ((signal.kind === 'self_harm' && pointsOf(all) >= alarmPoints) || isOnTop(signal, earlier)),
    )
  )
    return 'crisis'
  return signals.some(({ strength }) => strength === 'soft') ? 'checkin' : 'none'
}

function isSoft({ strength, isTurned }: Signal): boolean {
  return strength === 'soft' && !isTurned
}

/** Despair after an alarm, or a body that gives way after one about the body: the same thing going on. */
function isOnTop({ kind }: Signal, earlier: readonly Signal[]): boolean {
  const bodily: readonly SafetyKind[] = ['medical', 'eating']
  return earlier.some(
    (before) => isCrisis(before) && (before.kind === kind || (kind === 'medical' && bodily.includes(before.kind))),
  )
}

/** Strong by itself: this tier or the one above. */
function isCrisis({ strength }: Signal): boolean {
  return strength === 'crisis' || strength === 'imminent'
}

/** A thing or an hour that makes thoughts urgent. A thing only named, and not at hand, does not. */
function isHint({ strength, name }: Signal): boolean {
  return strength === 'hint' && name !== 'means_named'
}

/** Pills in the house say something beside thoughts of suicide, and nothing beside a stalker. */
function hintsMatter({ kind, name }: Signal): boolean {
  return kind === 'self_harm' && name !== 'self_injury'
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

function kindOf(signals: readonly Signal[], earlier: readonly Signal[]): SafetyKind {
  const ranked = [...signals].sort(
    (a, b) =>
      strengths.indexOf(b.strength) - strengths.indexOf(a.strength) ||
      precedence.indexOf(a.kind) - precedence.indexOf(b.kind),
  )
  return (ranked[0] ?? earlier[0])?.kind ?? 'self_harm'
}

function reasonsOf(signals: readonly Signal[], earlier: readonly Signal[], tier: SafetyTier): string[] {
  const now = [...signals].sort((a, b) => strengths.indexOf(b.strength) - strengths.indexOf(a.strength))
  const before = isAlarmTier(tier) ? earlier.map(({ name }) => `earlier_${name}`) : []
  return [...new Set([...now.map(({ name }) => name), ...before])]
}

function isAlarmTier(tier: SafetyTier): boolean {
  return tier === 'crisis' || tier === 'imminent'
}
