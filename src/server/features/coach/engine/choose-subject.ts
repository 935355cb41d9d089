import type { Act } from '#rules/coach/acts.ts'
import type { Heard } from '#rules/coach/heard.ts'
import type { Subject } from '#rules/coach/subjects.ts'
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
/** To leave a subject for another takes more than to begin one. */
const leaveFrom = 0.7
const leaveWhenSaidFrom = 0.35
const wordsToLeave = 5

export function chooseSubject(request: Request): SubjectChoice {
  const { act, current, alone } = request
  if (current && current !== 'none' && !isLeaving(request)) return { kind: 'kept', subject: current }
  const [first, second] = candidates(request)
  if (!alone || !first) return { kind: 'unsure' }
  if (first.p >= sureFrom || (act === 'new_subject' && first.p >= leaveWhenSaidFrom))
    return { kind: 'sure', subject: first.name }
  if (second && first.p + second.p >= halfFrom) return { kind: 'half', subjects: [first.name, second.name] }
  return { kind: 'unsure' }
}

function candidates({ alone, barred, current, act }: Request) {
  const isGoneFrom = act === 'correction' ? current : undefined
  return (alone?.subject ?? []).filter(({ name }) => !barred.includes(name) && name !== isGoneFrom && name !== 'none')
}

function isLeaving(request: Request): boolean {
  const { message, act, current, joined } = request
  if (act === 'correction') return true
  const [best] = candidates(request)
  if (!best || best.name === current) return false
  if (best.name === 'panic' && best.p >= leaveFrom) return true
  if (manners.has(best.name)) return false
  if (act === 'new_subject') return best.p >= leaveWhenSaidFrom
  const isLong = countWords(message) >= wordsToLeave
  const together = joined?.subject.find(({ name }) => name === best.name)?.p ?? 0
  return isLong && best.p >= leaveFrom && together >= halfFrom
}
