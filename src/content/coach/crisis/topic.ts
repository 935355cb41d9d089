import type { Assessment } from '#rules/safety/assessment.ts'
import { eatingWords, medicalWords, otherPersonWords, overdoseWords } from './body-words.ts'
import { abuseWords, assaultWords, threatByMeWords, threatToMeWords } from './danger-words.ts'
import type { TopicWords } from './parts.ts'
import { selfInjuryWords, suicideWords } from './suicide-words.ts'

export const crisisTopics = [
  'suicide',
  'self_injury',
  'threat_by_me',
  'threat_to_me',
  'abuse',
  'assault',
  'medical',
  'overdose',
  'eating',
  'other_person',
] as const
/** What the words are about: finer than the kind, because an assault needs other help than a marriage. */
export type CrisisTopic = (typeof crisisTopics)[number]

export const topicWords: Readonly<Record<CrisisTopic, TopicWords>> = {
  suicide: suicideWords,
  self_injury: selfInjuryWords,
  threat_by_me: threatByMeWords,
  threat_to_me: threatToMeWords,
  abuse: abuseWords,
  assault: assaultWords,
  medical: medicalWords,
  overdose: overdoseWords,
  eating: eatingWords,
  other_person: otherPersonWords,
}

export function topicOf({ kind, reasons }: Pick<Assessment, 'kind' | 'reasons'>): CrisisTopic {
  const has = (name: string) => reasons.some((reason) => reason.endsWith(name))
  if (kind === 'violence') return has('threat_to_me') || has('threat_now') ? 'threat_to_me' : 'threat_by_me'
  if (kind === 'abuse') return has('assault') ? 'assault' : 'abuse'
  if (kind === 'medical') return has('overdose') ? 'overdose' : 'medical'
  if (kind === 'eating' || kind === 'other_person') return kind
  return reasons.length > 0 && reasons.every((reason) => /self_injury/.test(reason)) ? 'self_injury' : 'suicide'
}
