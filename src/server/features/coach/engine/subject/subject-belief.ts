import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { SubjectBelief } from '#rules/coach/trace.ts'
import type { HeardTurn, Turn } from '../../turn.ts'
import { countWords } from '../reading/sentences.ts'

export type Candidate = { name: Subject; p: number }

/**
 * How much of the earlier belief still counts. A single message ("take out the sorry") seldom changes the subject of a
 * chat, so it hardly fades; after "no, it's a shop" little of it remains.
 */
const keeps = { usually: 0.95, setRight: 0.2 }
const startsAnew: ReadonlySet<Act> = new Set<Act>(['correction', 'new_subject'])
/** "ok" says little about the subject; from nine words on a message counts in full. */
const weightOf = (message: string) => Math.min(1, 0.4 + countWords(message) / 15)
const mostKept = 12
/** A question about the coach, or about the weather, is over once it is answered. */
const passing: ReadonlySet<Subject> = new Set<Subject>(['about_wingmate', 'off_topic', 'none'])

/**
 * What the chat is about, given everything said so far: what the layer that follows the talk tells, and without it the
 * mean over all messages, including this one.
 */
export function updateBelief(
  before: SubjectBelief | undefined,
  { message, heard }: Pick<Turn, 'message' | 'heard'>,
  act: Act,
): SubjectBelief | undefined {
  if (heard?.thread)
    return { weight: 1, shares: heard.thread.subject.map(({ name, p }) => [name, rounded(p)] as const) }
  const now = sharesOf(heard)
  if (now.size === 0) return before
  const lasting = (before?.shares ?? []).filter(([name]) => !passing.has(name))
  const gone = (before?.shares ?? []).reduce((sum, [name, share]) => (passing.has(name) ? sum + share : sum), 0)
  const fading = startsAnew.has(act) ? keeps.setRight : keeps.usually
  const earlier = new Map(lasting.map(([name, share]) => [name, fading * (before?.weight ?? 0) * share]))
  const added = weightOf(message)
  const weight = fading * (before?.weight ?? 0) * (1 - gone) + added
  const names = new Set([...earlier.keys(), ...now.keys()])
  const shares = [...names]
    .map((name) => [name, ((earlier.get(name) ?? 0) + added * (now.get(name) ?? 0)) / weight] as const)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostKept)
    .map(([name, share]) => [name, rounded(share)] as const)
  return { weight: Math.round(weight * 100) / 100, shares }
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}

/** A subject chosen with a button is more certain than anything the listener makes of the button's words. */
export function beliefInChosenSubject(subject: Subject): SubjectBelief {
  return { weight: 2, shares: [[subject, 0.9]] }
}

export function candidatesOf(belief: SubjectBelief | undefined): Candidate[] {
  return (belief?.shares ?? []).map(([name, p]) => ({ name, p }))
}

/** Combines three readings (on its own, as an answer, with earlier messages), because together they err least. */
export function sharesOf(heard: HeardTurn | undefined): ReadonlyMap<Subject, number> {
  const readings = [heard?.alone, heard?.after, heard?.joined].filter((reading) => reading !== undefined)
  const shares = new Map<Subject, number>()
  for (const { subject } of readings)
    for (const { name, p } of subject) shares.set(name, (shares.get(name) ?? 0) + p / readings.length)
  return shares
}
