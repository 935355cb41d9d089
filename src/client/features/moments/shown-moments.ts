import type { UnsentEntry } from '#client/platform/unsent/unsent-entry.ts'
import type {
  Moment,
  MomentAfter,
  MomentBefore,
  MomentChange,
  MomentDebrief,
  MomentPreparation,
  NewMoment,
} from '#contract/moments/moments.ts'
import { subjectOf } from './moment-writes.ts'

/** Moments including unsent changes, in the order of the server's list. */
export function shownMoments(records: readonly Moment[], unsent: readonly UnsentEntry[]): Moment[] {
  const shown = new Map(records.map((moment) => [subjectOf(moment.id), moment]))
  for (const entry of unsent) {
    if (entry.kind === 'challenge') closeRun(shown, entry)
    if (entry.kind !== 'moment') continue
    const before = shown.get(entry.subject)
    if (entry.method === 'DELETE') shown.delete(entry.subject)
    else if (before) shown.set(entry.subject, changed(before, entry))
    else if (entry.method === 'POST') shown.set(entry.subject, made(entry))
  }
  return [...shown.values()].sort(inOrder)
}

/** A challenge completed without a network has also closed its moment. */
function closeRun(shown: Map<string, Moment>, { subject, body = {}, madeAt }: UnsentEntry) {
  for (const [key, moment] of shown) {
    const { challenge } = moment
    if (challenge?.completionId !== subject || challenge.isCompleted) continue
    const closedAt = new Date(madeAt).toISOString()
    const after = afterOf(body as MomentDebrief)
    shown.set(key, { ...moment, after, closedAt, challenge: { ...challenge, isCompleted: true } })
  }
}

function changed(moment: Moment, { method, url, body = {}, madeAt }: UnsentEntry): Moment {
  const then = new Date(madeAt).toISOString()
  if (method === 'PATCH') {
    const { isClosed, ...details } = body as MomentChange
    const closedAt = isClosed === undefined ? moment.closedAt : isClosed ? (moment.closedAt ?? then) : null
    return { ...moment, ...(details as Partial<Moment>), closedAt }
  }
  if (url.endsWith('/before')) return { ...moment, before: beforeOf(body as MomentPreparation) }
  if (url.endsWith('/after'))
    return { ...moment, after: afterOf(body as MomentDebrief), closedAt: moment.closedAt ?? then }
  return moment
}

function made({ body, madeAt }: UnsentEntry): Moment {
  const { id = '', title, lifeArea, startsAt, timeZone, who, reminders } = body as NewMoment
  return {
    id,
    title,
    lifeArea,
    startsAt: startsAt ?? null,
    timeZone: timeZone ?? 'UTC',
    who: who ?? null,
    reminders: reminders ?? [],
    before: null,
    after: null,
    challenge: null,
    closedAt: null,
    createdAt: new Date(madeAt).toISOString(),
  }
}

function beforeOf(said: MomentPreparation): MomentBefore {
  const { fear, certaintyBefore, safetyHabitId, safetyHabit, lines = [] } = said
  return {
    fear: fear ?? null,
    certaintyBefore: certaintyBefore ?? null,
    safetyHabitId: safetyHabitId ?? null,
    safetyHabit: safetyHabit ?? null,
    lines: lines.map((line) =>
      typeof line === 'string' ? { text: line, cueId: null } : { text: line.text, cueId: line.cueId ?? null },
    ),
  }
}

function afterOf({
  facts,
  outcome,
  certaintyAfter,
  habitDropped,
  wentWell,
  learnt,
  tryNext,
}: MomentDebrief): MomentAfter {
  return {
    facts: facts ?? null,
    outcome: outcome ?? null,
    certaintyAfter: certaintyAfter ?? null,
    habitDropped: habitDropped ?? null,
    wentWell: wentWell ?? null,
    learnt: learnt ?? null,
    tryNext: tryNext ?? null,
  }
}

const never = '9999'

/** Open ones by time, those without a time last; then closed ones, latest first. */
function inOrder(one: Moment, other: Moment): number {
  if (one.closedAt && other.closedAt) return one.closedAt < other.closedAt ? 1 : -1
  if (one.closedAt || other.closedAt) return one.closedAt ? 1 : -1
  const [a, b] = [one.startsAt ?? never, other.startsAt ?? never]
  if (a !== b) return a < b ? -1 : 1
  return one.createdAt < other.createdAt ? -1 : 1
}
