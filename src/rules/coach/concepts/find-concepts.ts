import { createPhraseFinder } from '../../safety/phrase-list.ts'
import { allConcepts } from './all-concepts.ts'

const find = createPhraseFinder(allConcepts)

/** How often each concept is named in a line. */
export function findConcepts(line: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { group } of find(line)) counts.set(group.name, (counts.get(group.name) ?? 0) + 1)
  return counts
}
