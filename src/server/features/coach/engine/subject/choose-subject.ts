import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { SubjectBelief } from '#rules/coach/trace.ts'
import type { HeardTurn } from '../../turn.ts'
import { ruledOut } from './ruled-out.ts'
import { type Candidate, candidatesOf, sharesOf } from './subject-belief.ts'

export type SubjectChoice =
  /** It stays what it was. */
  | { kind: 'kept'; subject: Subject }
  /** Clear enough to begin there. */
  | { kind: 'sure'; subject: Subject }
  /** One of two. */
  | { kind: 'half'; subjects: readonly [Subject, Subject] }
  | { kind: 'unsure'; guess?: Subject }

type Request = {
  message: string
  act: Act
  /** What the talk is about so far. */
  current: Subject | undefined
  barred: readonly Subject[]
  heard: HeardTurn | undefined
  /** By all that was said, this message included. */
  belief: SubjectBelief | undefined
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
const leaveFrom = 0.5
const leaveWhenSaidFrom = 0.3
/** To leave a subject, another has to be so many times as likely by all that was said. */
const likelierToLeave = 1.3
/** Good enough to go by while nothing is said of it; the next message may settle it. */
const guessFrom = 0.15
/** Heard like this in the message by itself, a subject we had dropped was right after all. */
const saidAfterAll = 0.5

export function chooseSubject(request: Request): SubjectChoice {
  const { act, current, heard, wasAsked } = request
  const isSettled = current !== undefined && current !== 'none'
  if (isSettled && !isLeaving(request)) return { kind: 'kept', subject: current }
  const [first, second] = candidates(request)
  if (!heard || !first) return { kind: 'unsure' }
  // All that was said is about something else than we thought: go there without asking.
  if (isSettled && act !== 'correction') return { kind: 'sure', subject: first.name }
  const enough = wasAsked ? fairFrom : act === 'new_subject' ? leaveWhenSaidFrom : sureFrom
  if (first.p >= enough) return { kind: 'sure', subject: first.name }
  if (second && first.p + second.p >= halfFrom) return { kind: 'half', subjects: [first.name, second.name] }
  return { kind: 'unsure', ...(first.p >= guessFrom ? { guess: first.name } : {}) }
}

/** To begin with, any; to leave for, a thing and no manner, except that panic comes before everything. */
function candidates(request: Request): Candidate[] {
  const found = thingsFirst(likeliest(request))
  if (!request.current || request.act === 'correction') return found
  return isPanic(request) ? [{ name: 'panic', p: 1 }] : found.filter(({ name }) => !manners.has(name))
}

/** In this message, whatever the talk was about; never again in a chat where it was said to be none. */
function isPanic({ heard, barred }: Request): boolean {
  return !barred.includes('panic') && (sharesOf(heard).get('panic') ?? 0) >= leaveFrom
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
  const shares = sharesOf(heard)
  const stays = barred.includes(current) ? 0 : (shares.get(current) ?? 0)
  const others = [...shares].filter(([name]) => name !== current && !manners.has(name) && !barred.includes(name))
  const other = Math.max(0, ...others.map(([, p]) => p))
  return stays >= leaveWhenSaidFrom ? stays >= other : other < sureFrom
}

function likeliest({ message, heard, belief, barred, current, act }: Request): Candidate[] {
  const out = ruledOut(message)
  const isGoneFrom = act === 'correction' ? current : undefined
  const isBarred = (name: Subject) => barred.includes(name) && !(current === undefined && isSaidAfterAll(name, heard))
  return candidatesOf(belief).filter(
    ({ name }) => !isBarred(name) && !out.includes(name) && name !== isGoneFrom && name !== 'none',
  )
}

/** "I want to ask them out, that's the whole thing": then it was that, whatever we took "no" to mean before. */
function isSaidAfterAll(name: Subject, heard: HeardTurn | undefined): boolean {
  return (heard?.alone.subject.find((one) => one.name === name)?.p ?? 0) >= saidAfterAll
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
  const { act, current, isGlad } = request
  if (isGlad) return false
  if (act === 'correction') return true
  if (isPanic(request)) return current !== 'panic'
  const all = likeliest(request)
  const best = all.find(({ name }) => !manners.has(name))
  if (!best || best.name === current) return false
  const stays = all.find(({ name }) => name === current)?.p ?? 0
  return best.p >= guessFrom && best.p >= likelierToLeave * stays
}
