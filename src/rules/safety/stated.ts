import { type Assessment, isAlarm } from './assessment.ts'

/**
 * Signals that leave it to us to conclude what is meant: "they would not notice if I was gone". Alarming enough to ask
 * at once, and nothing that may be told to somebody as what they said.
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
])

/** Whether the rules read a danger in words that say it. */
export function isStatedInWords(assessment: Assessment): boolean {
  if (!isAlarm(assessment)) return false
  const own = assessment.reasons.filter((reason) => !reason.startsWith('earlier_'))
  return assessment.tier === 'imminent' || own.length === 0 || own.some((reason) => !hints.has(reason))
}
