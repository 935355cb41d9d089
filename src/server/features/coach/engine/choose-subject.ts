import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { HeardTurn } from '../turn.ts'
import { ruledOut } from './ruled-out.ts'
import { countWords } from './sentences.ts'

export type SubjectChoice =
  /** It stays what it was. */
  | { kind: 'kept'; subject: Subject }
  /** Clear enough to begin there. */
  | { kind: 'sure'; subject: Subject }
  /** One of two. */
  | { kind: 'half'; subjects: readonly [Subject, Subject] }
  | { kind: 'unsure' }

type Request = {
  message: string
  act: Act
  /** What the talk is about so far. */
  current: Subject | undefined
  barred: readonly Subject[]
  heard: HeardTurn | undefined
  /** An open question was asked already: a fair guess, which can be corrected, now beats a second one. */
  wasAsked: boolean
  /** Good news about what the talk is in leaves it where it is, whatever words it is told in. */
  isGlad?: boolean
}

/** Ways of feeling about a thing rather than a thing: they open a talk, but never take one over. */
const manners: ReadonlySet<Subject> = new Set<Subject>([
  'replay',
  'reassurance',
  'dread',
  'win',
  'setback',
  'shame',
  'perfection',
  'low',
  'none',
  'off_topic',
  'about_wingmate',
  'nothing_helps',
])

const sureFrom = 0.4
const halfFrom = 0.45
const fairFrom = 0.2
/** To leave a subject for another takes more than to begin one. */
const leaveFrom = 0.5
const leaveWhenSaidFrom = 0.3
/** And the other has to be so many times as likely as the one the talk is in. */
const likelierToLeave = 3
const wordsToLeave = 4
/** Heard like this in the message by itself, a subject we had dropped was right after all. */
const saidAfterAll = 0.5

export function chooseSubject(request: Request): SubjectChoice {
  const { act, current, heard, wasAsked } = request
  if (current && current !== 'none' && !isLeaving(request)) return { kind: 'kept', subject: current }
  const [first, second] = thingsFirst(likeliest(request))
  if (!heard || !first) return { kind: 'unsure' }
  const enough = wasAsked ? fairFrom : act === 'new_subject' ? leaveWhenSaidFrom : sureFrom
  if (first.p >= enough) return { kind: 'sure', subject: first.name }
  if (second && first.p + second.p >= halfFrom) return { kind: 'half', subjects: [first.name, second.name] }
  return { kind: 'unsure' }
}

/**
 * What was wrong was something else than the subject: the message names it, or names no other. "It's a dinner, not a
 * coffee" corrects a detail, and the talk is about the evening still.
 */
export function isStillAbout(
  current: Subject | undefined,
  barred: readonly Subject[],
  heard: HeardTurn | undefined,
): boolean {
  if (current === undefined || manners.has(current)) return false
  const found = meanOf(heard).filter(({ name }) => !barred.includes(name))
  const stays = found.find(({ name }) => name === current)?.p ?? 0
  const other = found.find(({ name }) => name !== current && !manners.has(name))?.p ?? 0
  return stays >= leaveWhenSaidFrom ? stays >= other : other < sureFrom
}

type Candidate = { name: Subject; p: number }

/** Heard by itself, in answer to the coach, and with what was said before it: each tells a part, and together they err least. */
function likeliest({ message, heard, barred, current, act }: Request): Candidate[] {
  const out = ruledOut(message)
  const isGoneFrom = act === 'correction' ? current : undefined
  const isBarred = (name: Subject) => barred.includes(name) && !(current === undefined && isSaidAfterAll(name, heard))
  return meanOf(heard).filter(
    ({ name }) => !isBarred(name) && !out.includes(name) && name !== isGoneFrom && name !== 'none',
  )
}

/** "I want to ask them out, that's the whole thing": then it was that, whatever we took "no" to mean before. */
function isSaidAfterAll(name: Subject, heard: HeardTurn | undefined): boolean {
  return (heard?.alone.subject.find((one) => one.name === name)?.p ?? 0) >= saidAfterAll
}

function meanOf(heard: HeardTurn | undefined): Candidate[] {
  const readings = [heard?.alone, heard?.after, heard?.joined].filter((reading) => reading !== undefined)
  const shares = new Map<Subject, number>()
  for (const { subject } of readings)
    for (const { name, p } of subject) shares.set(name, (shares.get(name) ?? 0) + p / readings.length)
  return [...shares].map(([name, p]) => ({ name, p })).toSorted((a, b) => b.p - a.p)
}

/** "Is that a real thing, or am I strange?" after a story about eating is about eating. */
function thingsFirst(found: Candidate[]): Candidate[] {
  const thing = found.find(({ name, p }) => !manners.has(name) && p >= fairFrom)
  const [first] = found
  return thing && first && manners.has(first.name) && first.p < leaveFrom
    ? [thing, ...found.filter((one) => one !== thing)]
    : found
}

function isLeaving(request: Request): boolean {
  const { message, act, current, heard, isGlad } = request
  if (isGlad) return false
  if (act === 'correction') return true
  const [best] = likeliest(request)
  if (!best || best.name === current) return false
  if (best.name === 'panic' && best.p >= leaveFrom) return true
  if (manners.has(best.name)) return false
  if (act === 'new_subject') return best.p >= leaveWhenSaidFrom
  const stays = meanOf(heard).find(({ name }) => name === current)?.p ?? 0
  return countWords(message) >= wordsToLeave && best.p >= leaveFrom && best.p >= likelierToLeave * stays
}
