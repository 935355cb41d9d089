import { noConcern, type SafetyKind } from '../safety/assessment.ts'
import { findConcepts } from './concepts/find-concepts.ts'
import type { CoachIntent } from './intents.ts'
import { readLine } from './reading/read-line.ts'
import { understand } from './understand.ts'

/** What somebody turns to when they turn to something else. Panic, grief and shame may be the same thing going on. */
const ordinary: ReadonlySet<CoachIntent> = new Set([
  'pre_event_anxiety',
  'conversation_starter',
  'keep_going',
  'end_conversation',
  'making_friends',
  'date_nerves',
  'presentation',
  'class_participation',
  'phone_call',
  'ask_boss',
  'assertive_no',
  'progress_share',
  'off_topic',
])
const occasions = [
  ...['speech', 'phone', 'date_person', 'social_event', 'networking', 'interview', 'boss', 'teacher', 'class_voice'],
  ...['first_day', 'service', 'meeting', 'general_task'],
] as const

/** In these, whoever is named is most likely still the one it is about. */
const betweenPeople: readonly SafetyKind[] = ['abuse', 'violence', 'other_person']

const sureFrom = 0.4

/** Whether a message after an alarm is clearly about something else. Where it is not, it counts as about the alarm. */
export function opensSubject(message: string, kind: SafetyKind): boolean {
  const { intents, isUnsure, isShortReply, slots } = understand({ message, assessment: noConcern })
  const [first] = intents
  if (isUnsure || isShortReply || !first || !ordinary.has(first.intent) || first.confidence < sureFrom) return false
  const concepts = findConcepts(readLine(message))
  const isAsked = /\b(?:how|what) (?:do|can|should|could|would) i\b/i.test(message)
  const isNamed = slots.who !== undefined && isAsked && !betweenPeople.includes(kind)
  return isNamed || slots.event !== undefined || occasions.some((name) => concepts.has(name))
}
