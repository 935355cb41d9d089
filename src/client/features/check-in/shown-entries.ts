import type { UnsentEntry } from '#client/platform/unsent/unsent-entry.ts'
import { isHeldUp } from '#client/platform/unsent/use-unsent.ts'
import type { MoodEntry, NewMoodEntry } from '#contract/progress.ts'
import type { Said } from './check-in-writes.ts'

/** A check-in as shown, whether stored or still on this device. */
export type ShownEntry = Said & {
  checkInId: string
  state: 'saved' | 'saving' | 'waiting' | 'refused'
  day: string
  madeAt: number
  isEditable: boolean
}

/** Stored check-ins including unsent changes, latest first. */
export function shownEntries(records: readonly MoodEntry[], unsent: readonly UnsentEntry[]): ShownEntry[] {
  const isHeld = isHeldUp(unsent)
  const ours = unsent.filter(({ kind }) => kind === 'check-in')
  const known = new Set(records.map(idOf))
  const made = ours.filter(({ method, subject }) => method === 'POST' && !known.has(subject))
  return [...records.map(ofRecord), ...made.map(ofNew)]
    .flatMap((entry) => {
      const about = ours.filter(({ subject }) => subject === entry.checkInId)
      if (about.some(({ method }) => method === 'DELETE')) return []
      const changes = about.filter(({ method }) => method === 'PATCH').map(({ body }) => saidOf(body as MoodEntry))
      return [{ ...Object.assign({}, entry, ...changes), state: stateOf(about, isHeld) } as ShownEntry]
    })
    .sort((one, other) => other.madeAt - one.madeAt)
}

/** Old records, and those made by other programs, have no device id. */
const idOf = ({ id, clientId }: MoodEntry) => clientId ?? id

function stateOf(about: readonly UnsentEntry[], isHeld: boolean): ShownEntry['state'] {
  const open = about.filter(({ isSent }) => !isSent)
  if (open.length === 0) return 'saved'
  if (open.some(({ isRefused }) => isRefused)) return 'refused'
  return isHeld ? 'waiting' : 'saving'
}

function ofRecord(entry: MoodEntry): Omit<ShownEntry, 'state'> {
  const { day, isEditable, createdAt } = entry
  return { ...saidOf(entry), checkInId: idOf(entry), day, isEditable, madeAt: Date.parse(createdAt) }
}

function ofNew({ subject, madeAt, body }: UnsentEntry): Omit<ShownEntry, 'state'> {
  const { day } = body as { day: string }
  return { ...saidOf(body as NewMoodEntry), checkInId: subject, day, isEditable: true, madeAt }
}

const saidOf = ({ mood, notes, tags }: Pick<NewMoodEntry, 'mood' | 'notes' | 'tags'>): Said => ({
  mood,
  notes: notes ?? null,
  tags: tags ?? [],
})
