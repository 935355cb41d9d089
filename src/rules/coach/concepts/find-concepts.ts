import { createPhraseFinder } from '../../safety/phrase-list.ts'
import { allConcepts } from './all-concepts.ts'

const find = createPhraseFinder(allConcepts)

/** How often each concept is named in a line. */
export type Concepts = ReadonlyMap<string, number>

export function findConcepts(line: string): Concepts {
  const counts = new Map<string, number>()
  for (const { group } of find(line)) counts.set(group.name, (counts.get(group.name) ?? 0) + 1)
  return counts
}

/** Concepts that are a subject by themselves. */
const subjects = [
  ...['speech', 'phone', 'date_person', 'social_event', 'networking', 'interview', 'boss', 'teacher', 'class_voice'],
  ...['first_day', 'service', 'meeting', 'general_task', 'rejected', 'lonely', 'body_alarm', 'low', 'replay', 'refuse'],
] as const

export function namesSubject(concepts: Concepts): boolean {
  return subjects.some((name) => concepts.has(name))
}
