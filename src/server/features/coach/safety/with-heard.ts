import type { DangerKind, Heard } from '#rules/coach/heard.ts'
import { type Assessment, isAlarm, type SafetyKind } from '#rules/safety/assessment.ts'

/** One message listened to in up to three ways. */
export type HeardTurn = {
  /** By itself. */
  alone: Heard
  /** In answer to the coach's last line. */
  after?: Heard
  /** With the person's last two messages before it. */
  joined?: Heard
}

/** An alarm from this share for danger, a check-in from this share for anything but none. */
const thresholds = { alarm: 0.5, checkIn: 0.5, urgent: 0.5, past: 0.5, other: 0.5 }

const kinds: Readonly<Record<DangerKind, { kind: SafetyKind; reason: string }>> = {
  suicide: { kind: 'self_harm', reason: 'heard_suicide' },
  self_harm: { kind: 'self_harm', reason: 'heard_self_injury' },
  overdose: { kind: 'medical', reason: 'heard_overdose' },
  partner_violence: { kind: 'abuse', reason: 'heard_violence' },
  sexual_assault: { kind: 'abuse', reason: 'heard_assault' },
  child_abuse: { kind: 'abuse', reason: 'heard_child_abuse' },
  harm_to_others: { kind: 'violence', reason: 'heard_harm_to_others' },
  psychosis: { kind: 'medical', reason: 'heard_psychosis' },
  eating_disorder: { kind: 'eating', reason: 'heard_eating' },
  medical: { kind: 'medical', reason: 'heard_medical' },
}

/** What the rules found is never taken back; what they missed may be heard. */
export function withHeard(assessment: Assessment, heard: HeardTurn | undefined): Assessment {
  if (!heard || isAlarm(assessment)) return assessment
  const { alone, after, joined } = heard
  const hasConcern = 1 - alone.danger.none >= thresholds.checkIn
  const alarming = [alone, ...(hasConcern ? [after, joined] : [])].find(
    (one) => one && dangerOf(one) >= thresholds.alarm && one.past < thresholds.past,
  )
  const telling = alarming ?? (hasConcern ? alone : undefined)
  const name = telling?.kind[0]?.name
  if (!telling || !name || (!alarming && assessment.tier !== 'none')) return assessment
  const { kind, reason } = kinds[name]
  const tier = alarming ? (alarming.danger.now >= thresholds.urgent ? 'imminent' : 'crisis') : 'checkin'
  return {
    tier,
    kind: telling.other >= thresholds.other ? 'other_person' : kind,
    reasons: [reason, ...assessment.reasons],
  }
}

function dangerOf({ danger }: Heard): number {
  return danger.danger + danger.now
}
