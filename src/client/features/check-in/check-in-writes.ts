import {
  findUntried,
  type UnsentEntry,
  type UnsentWrite,
  withBody,
  withWrite,
} from '#client/platform/unsent/unsent-entry.ts'
import { writeOf } from '#client/platform/unsent/use-unsent.ts'
import { changeMoodEntry, createMoodEntry, deleteMoodEntry, listMoodEntries, readProgress } from '#contract/progress.ts'
import { type Mood, type MoodTag, moodWords } from '#rules/progress/moods.ts'

/** The content of a check-in, without where and when it was made. */
export type Said = { mood: Mood; notes: string | null; tags: readonly MoodTag[] }

/** One check-in by the id this device uses for it, whether stored or not. */
export type About = { checkInId: string; timeZone: string }

type Entries = readonly UnsentEntry[]
type Ids = Parameters<typeof withWrite>[2]

const follows = [listMoodEntries.path, readProgress.path]
const keyOf = (checkInId: string) => `check-in:${checkInId}`

export function newCheckIn(said: Said, { checkInId, timeZone, day }: About & { day: string }): UnsentWrite {
  const body = { ...said, tags: [...said.tags], day, timeZone, clientId: checkInId }
  return {
    kind: 'check-in',
    label: labelOf(said),
    key: keyOf(checkInId),
    subject: checkInId,
    ...writeOf(createMoodEntry, { body }),
    age: 'body',
    changes: follows,
  }
}

/** A check-in that has not been sent is changed on the device; otherwise a change is sent after it. */
export function withChangedCheckIn(entries: Entries, said: Said, { checkInId, timeZone }: About, ids: Ids): Entries {
  const body = { ...said, tags: [...said.tags] }
  const made = findUntried(entries, keyOf(checkInId))
  if (made)
    return withBody(entries, made.id, body).map((one) => (one.id === made.id ? { ...one, label: labelOf(said) } : one))
  const change: UnsentWrite = {
    kind: 'check-in',
    label: labelOf(said),
    key: `${keyOf(checkInId)}:change`,
    subject: checkInId,
    ...writeOf(changeMoodEntry, { params: { entryId: checkInId }, body: { ...body, timeZone } }),
    age: 'body',
    changes: follows,
  }
  return withWrite(entries, change, ids)
}

/** Deletes it. If it was never sent, its entry is dropped; otherwise a deletion is sent. */
export function withoutCheckIn(entries: Entries, { checkInId, timeZone }: About, ids: Ids): Entries {
  const isNew = findUntried(entries, keyOf(checkInId)) !== undefined
  const others = entries.filter(({ subject, tries }) => subject !== checkInId || tries > 0)
  if (isNew) return others
  const removal: UnsentWrite = {
    kind: 'check-in',
    label: 'Deleting a check-in',
    key: `${keyOf(checkInId)}:removal`,
    subject: checkInId,
    ...writeOf(deleteMoodEntry, { params: { entryId: checkInId }, query: { timeZone } }),
    age: 'query',
    isDoneWhenMissing: true,
    changes: follows,
  }
  return withWrite(others, removal, ids)
}

const labelOf = ({ mood }: Said) => `Check-in: ${moodWords[mood]}`
