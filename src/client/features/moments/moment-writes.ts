import { findUntried, type UnsentEntry, type UnsentWrite, withWrite } from '#client/platform/unsent/unsent-entry.ts'
import { writeOf } from '#client/platform/unsent/use-unsent.ts'
import { readChallengeOverview, readEvidence } from '#contract/challenges/challenges.ts'
import { readWall } from '#contract/challenges/evidence.ts'
import {
  changeMoment,
  createMoment,
  debriefMoment,
  deleteMoment,
  listMoments,
  type Moment,
  type MomentDebrief,
  type MomentPreparation,
  type NewMoment,
  prepareMoment,
} from '#contract/moments/moments.ts'

type Named = { id: string; title: string }
type Entries = readonly UnsentEntry[]
type Ids = Parameters<typeof withWrite>[2]

export const subjectOf = (momentId: string) => `moment:${momentId}`
/** A closed moment also appears on the wall of evidence and in the report, and one with a challenge among the challenges. */
const follows = [listMoments.path, readWall.path, '/api/progress', readChallengeOverview.path, readEvidence.path]
/** One subject per moment, so that changes to it are only sent after the moment itself has arrived. */
const about = (momentId: string) => ({ kind: 'moment' as const, subject: subjectOf(momentId), changes: follows })

export function momentWrite(id: string, moment: NewMoment): UnsentWrite {
  const call = writeOf(createMoment, { body: { ...moment, id } })
  return { ...about(id), label: `A moment: ${moment.title}`, key: subjectOf(id), ...call }
}

type Details = Pick<Moment, 'title' | 'startsAt' | 'timeZone' | 'lifeArea' | 'who' | 'reminders'>

/** Contains all fields, so that a later change can replace an earlier one that is still waiting. */
export function detailsWrite(moment: Moment, change: Partial<Details>): UnsentWrite {
  const { id, title, startsAt, timeZone, lifeArea, who, reminders } = moment
  const body = { title, startsAt, timeZone, lifeArea, who, reminders, ...change }
  const call = writeOf(changeMoment, { params: { momentId: id }, body })
  return { ...about(id), label: `A change to: ${body.title}`, key: `${subjectOf(id)}:details`, ...call }
}

export function closingWrite({ id, title }: Named, isClosed: boolean): UnsentWrite {
  const call = writeOf(changeMoment, { params: { momentId: id }, body: { isClosed } })
  const label = `${isClosed ? 'Closed' : 'Open again'}: ${title}`
  return { ...about(id), label, key: `${subjectOf(id)}:closing`, ...call }
}

export function beforeWrite({ id, title }: Named, said: MomentPreparation): UnsentWrite {
  const call = writeOf(prepareMoment, { params: { momentId: id }, body: said })
  return { ...about(id), label: `Before: ${title}`, key: `${subjectOf(id)}:before`, ...call }
}

export function afterWrite({ id, title }: Named, said: MomentDebrief): UnsentWrite {
  const call = writeOf(debriefMoment, { params: { momentId: id }, body: said })
  return { ...about(id), label: `After: ${title}`, key: `${subjectOf(id)}:after`, ...call, age: 'body' }
}

/** Deletes it. If it was never sent, its entry is dropped; otherwise a deletion is sent. */
export function withoutMoment(entries: Entries, { id, title }: Named, ids: Ids): Entries {
  const isNew = findUntried(entries, subjectOf(id)) !== undefined
  const others = entries.filter(({ subject, tries }) => subject !== subjectOf(id) || tries > 0)
  if (isNew) return others
  const call = writeOf(deleteMoment, { params: { momentId: id } })
  const key = `${subjectOf(id)}:removal`
  const removal: UnsentWrite = { ...about(id), label: `To be deleted: ${title}`, key, ...call, isDoneWhenMissing: true }
  return withWrite(others, removal, ids)
}
