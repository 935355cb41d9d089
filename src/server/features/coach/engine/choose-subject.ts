import type { Act } from '#rules/coach/acts.ts'
import type { Heard } from '#rules/coach/heard.ts'
import type { Subject } from '#rules/coach/subjects.ts'
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
  alone: Heard | undefined
  /** Read together with the person's last messages. */
  joined: Heard | undefined
  /** An open question was asked already: a fair guess, which can be corrected, now beats a second one. */
  wasAsked: boolean
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

const sureFrom = 0.45
const halfFrom = 0.5
const fairFrom = 0.25
/** To leave a subject for another takes more than to begin one. */
const leaveFrom = 0.7
const leaveWhenSaidFrom = 0.35
const wordsToLeave = 5

export function chooseSubject(request: Request): SubjectChoice {
  const { act, current, alone, wasAsked } = request
  if (current && current !== 'none' && !isLeaving(request)) return { kind: 'kept', subject: current }
  const [first, second] = likeliest(request)
  if (!alone || !first) return { kind: 'unsure' }
  const enough = wasAsked ? fairFrom : act === 'new_subject' ? leaveWhenSaidFrom : sureFrom
  if (first.p >= enough) return { kind: 'sure', subject: first.name }
  if (second && first.p + second.p >= halfFrom) return { kind: 'half', subjects: [first.name, second.name] }
  return { kind: 'unsure' }
}

/** The message names the subject that the talk is in: what was wrong was something else. */
export function isStillAbout(current: Subject | undefined, alone: Heard | undefined): boolean {
  const [best] = alone?.subject ?? []
  return current !== undefined && best?.name === current && best.p >= leaveWhenSaidFrom
}

type Candidate = { name: Subject; p: number }

/** By itself and with what was said before it, whichever tells more: a talk that has no subject yet is told in pieces. */
function likeliest({ message, alone, joined, barred, current, act }: Request): Candidate[] {
  const best = new Map<Subject, number>()
  for (const { name, p } of [...(alone?.subject ?? []), ...(current ? [] : (joined?.subject ?? []))])
    best.set(name, Math.max(p, best.get(name) ?? 0))
  const isGoneFrom = act === 'correction' ? current : undefined
  const out = ruledOut(message)
  return [...best]
    .map(([name, p]) => ({ name, p }))
    .filter(({ name }) => !barred.includes(name) && !out.includes(name) && name !== isGoneFrom && name !== 'none')
    .toSorted((a, b) => b.p - a.p)
}

function isLeaving(request: Request): boolean {
  const { message, act, current, joined } = request
  if (act === 'correction') return true
  const [best] = likeliest(request)
  if (!best || best.name === current) return false
  if (best.name === 'panic' && best.p >= leaveFrom) return true
  if (manners.has(best.name)) return false
  if (act === 'new_subject') return best.p >= leaveWhenSaidFrom
  const isLong = countWords(message) >= wordsToLeave
  const together = joined?.subject.find(({ name }) => name === best.name)?.p ?? 0
  return isLong && best.p >= leaveFrom && together >= halfFrom
}
