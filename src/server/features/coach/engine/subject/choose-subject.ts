import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { SubjectBelief } from '#rules/coach/trace.ts'
import type { HeardTurn, Turn } from '../../turn.ts'
import { isGoodNews } from '../reading/good-news.ts'
import { type TalkState, wasAskedOpenly } from '../talk-state.ts'
import { dismissedSubjects, ruledOut } from './ruled-out.ts'
import { type Candidate, candidatesOf, sharesOf } from './subject-belief.ts'

export type SubjectChoice =
  /** The subject stays the same. */
  | { kind: 'kept'; subject: Subject }
  /** Clear enough to start there. */
  | { kind: 'sure'; subject: Subject }
  /** One of two. */
  | { kind: 'half'; subjects: readonly [Subject, Subject] }
  | { kind: 'unsure'; guess?: Subject }

type Request = {
  message: string
  act: Act
  /** The current subject. */
  current: Subject | undefined
  barred: readonly Subject[]
  heard: HeardTurn | undefined
  /** Based on everything said, including this message. */
  belief: SubjectBelief | undefined
  /** An open question was already asked: now a fair guess, which they can correct, is better than a second one. */
  wasAsked: boolean
  /** Good news keeps the current subject, whatever words it is told in. */
  isGlad?: boolean
  /** They chose the current subject themselves, with a button. */
  isChosen?: boolean
}

/** Feelings rather than situations: they can open a chat, but never take over from another subject. */
const feelings: ReadonlySet<Subject> = new Set<Subject>([
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
/** To leave a subject, another has to be this many times as likely, given everything said. */
const likelierToLeave = 1.3
/**
 * The same, where the layer that follows the talk tells how likely each is: it learned to stay. On 7,951 turns of writers it
 * never saw, anything from one and a half to three times was as good.
 */
const likelierInThread = { usually: 2, ifChosen: 5 }
/** Passing questions: the talk is still about what it was about. */
const passing: ReadonlySet<Subject> = new Set<Subject>(['about_wingmate', 'off_topic', 'none'])
/** Enough to assume silently; the next message may settle it. */
const guessFrom = 0.15
/** From this probability for the message on its own, a subject that we had dropped was right after all. */
const namedNowFrom = 0.5

/** The subject assumed as long as nothing is said about it. */
export function guessOf(choice: SubjectChoice): Subject | undefined {
  if (choice.kind === 'half') return choice.subjects[0]
  return choice.kind === 'unsure' ? choice.guess : choice.subject
}

/** What a message is about, in a chat that has come this far. */
export function chooseSubjectOf(turn: Turn, at: TalkState, act: Act): SubjectChoice {
  return chooseSubject({
    message: turn.message,
    act,
    current: at.subject,
    barred: at.barred,
    heard: turn.heard,
    belief: at.belief,
    wasAsked: wasAskedOpenly(at),
    isGlad: isGoodNews(turn, 'more_story'),
    isChosen: at.subject !== undefined && at.chosen === at.subject,
  })
}

export function chooseSubject(request: Request): SubjectChoice {
  const { act, current, heard, wasAsked } = request
  const isSettled = current !== undefined && current !== 'none'
  if (isSettled && !isLeaving(request)) return { kind: 'kept', subject: current }
  const [first, second] = candidates(request)
  if (!heard || !first) return { kind: 'unsure' }
  // Everything said is about something other than we thought: switch without asking.
  if (isSettled && act !== 'correction') return { kind: 'sure', subject: first.name }
  const enough = wasAsked ? fairFrom : act === 'new_subject' ? leaveWhenSaidFrom : sureFrom
  if (first.p >= enough) return { kind: 'sure', subject: first.name }
  if (second && first.p + second.p >= halfFrom) return { kind: 'half', subjects: [first.name, second.name] }
  return { kind: 'unsure', ...(first.p >= guessFrom ? { guess: first.name } : {}) }
}

/**
 * Any subject can start a chat. Only a situation can take over from another subject, except that panic always comes
 * first.
 */
function candidates(request: Request): Candidate[] {
  const isFollowed = request.heard?.thread !== undefined
  const found = isFollowed ? likeliest(request) : situationsFirst(likeliest(request))
  if (!request.current || request.act === 'correction') return found
  if (isFollowed && !isPanic(request)) return found.filter(({ name }) => !passing.has(name))
  return isPanic(request) ? [{ name: 'panic', p: 1 }] : found.filter(({ name }) => !feelings.has(name))
}

/** In this message, whatever the subject was; but never again in a chat in which they denied it. */
function isPanic({ heard, barred }: Request): boolean {
  return !barred.includes('panic') && (sharesOf(heard).get('panic') ?? 0) >= leaveFrom
}

/**
 * The subject itself was right: the message names it, or names no other. "It's a dinner, not a coffee" corrects a
 * detail, and the chat is still about the evening.
 */
export function isStillAbout(
  current: Subject | undefined,
  barred: readonly Subject[],
  heard: HeardTurn | undefined,
): boolean {
  if (current === undefined || feelings.has(current)) return false
  const shares = sharesOf(heard)
  const currentShare = barred.includes(current) ? 0 : (shares.get(current) ?? 0)
  const others = [...shares].filter(([name]) => name !== current && !feelings.has(name) && !barred.includes(name))
  const other = Math.max(0, ...others.map(([, p]) => p))
  return currentShare >= leaveWhenSaidFrom ? currentShare >= other : other < sureFrom
}

function likeliest({ message, heard, belief, barred, current, act }: Request): Candidate[] {
  const out = [...ruledOut(message), ...dismissedSubjects(message)]
  const corrected = act === 'correction' ? current : undefined
  const isBarred = (name: Subject) => barred.includes(name) && !(current === undefined && isNamedNow(name, heard))
  return candidatesOf(belief).filter(
    ({ name }) => !isBarred(name) && !out.includes(name) && name !== corrected && name !== 'none',
  )
}

/** "I want to ask them out, that's the whole thing": so it was that, although we had understood a "no" before. */
function isNamedNow(name: Subject, heard: HeardTurn | undefined): boolean {
  return (heard?.alone.subject.find((one) => one.name === name)?.p ?? 0) >= namedNowFrom
}

/** "Is that a real thing, or am I strange?" after a story about eating is about eating. */
function situationsFirst(found: Candidate[]): Candidate[] {
  const situation = found.find(({ name, p }) => !feelings.has(name) && p >= fairFrom)
  const [first] = found
  return situation && first && feelings.has(first.name) && first.p < leaveFrom
    ? [situation, ...found.filter((one) => one !== situation)]
    : found
}

function isLeaving(request: Request): boolean {
  const { act, current, isGlad, heard } = request
  if (heard?.thread) return isLeavingInThread(request)
  if (isGlad) return false
  if (act === 'correction') return true
  if (isPanic(request)) return current !== 'panic'
  const all = likeliest(request)
  const best = all.find(({ name }) => !feelings.has(name))
  if (!best || best.name === current) return false
  const currentShare = all.find(({ name }) => name === current)?.p ?? 0
  return best.p >= guessFrom && best.p >= likelierToLeave * currentShare
}

/** The layer that follows the talk knows good news and feelings, too, so these need no rules of their own. */
function isLeavingInThread(request: Request): boolean {
  const { act, current, isChosen } = request
  if (act === 'correction') return true
  if (isPanic(request)) return current !== 'panic'
  const all = likeliest(request)
  const best = all.find(({ name }) => !passing.has(name))
  if (!best || best.name === current) return false
  const currentShare = all.find(({ name }) => name === current)?.p ?? 0
  return (
    best.p >= guessFrom && best.p > (isChosen ? likelierInThread.ifChosen : likelierInThread.usually) * currentShare
  )
}
