import { type Assessment, isAlarm } from './assessment.ts'

/**
 * Signals that only imply a danger: "they would not notice if I was gone". Alarming enough to ask at once, but nothing
 * we may present to somebody as their own words.
 */
const hints: ReadonlySet<string> = new Set([
  'gone_and_better',
  'better_without_me',
  'no_reason_to_live',
  'pain_of_living',
  'despair',
  'strain',
  'low_mood',
  'soon_alone',
  'parting',
  'giving_away',
  'resolve',
  'soon',
  'paired_hints',
  'leaving_for_good',
  'marks_hidden',
  'dead_seen',
])

/** Whether the rules read a danger that was stated, and not only implied. */
export function isStatedInWords(assessment: Assessment): boolean {
  if (!isAlarm(assessment)) return false
  const own = assessment.reasons.filter((reason) => !reason.startsWith('earlier_'))
  return assessment.tier === 'imminent' || own.length === 0 || own.some((reason) => !hints.has(reason))
}
