import { ApiError } from '#client/platform/api-error.ts'
import { call } from '#client/platform/request.ts'
import { changeMoodEntry, createMoodEntry, deleteMoodEntry, type MoodEntry } from '#contract/progress.ts'
import type { Mood } from '#rules/progress/moods.ts'
import { changeItem, findItem, type OutboxItem, type Said } from './outbox.ts'

/**
 * Makes the record what the person wants it to be. What they change meanwhile is read again after every step. Null when
 * it is deleted.
 */
export async function sendItem(item: OutboxItem): Promise<MoodEntry | null> {
  const { clientId, timeZone } = item
  if (item.isDeleted && !item.entryId && !item.wasTried) return null
  let entry = item.entryId ? null : await create(item)
  const entryId = entry?.id ?? item.entryId
  if (!entryId) throw new Error('A recorded check-in has an id')
  let recorded: Said | null = entry && saidOf(entry)
  for (;;) {
    const wanted = findItem(clientId)
    // Another tab was faster.
    if (!wanted) return entry
    if (wanted.isDeleted) {
      await remove(entryId, timeZone)
      return null
    }
    if (recorded && isSame(recorded, wanted)) return entry
    const { mood, notes, tags } = wanted
    entry = await call(changeMoodEntry, { params: { entryId }, body: { mood, notes, tags: [...tags], timeZone } })
    // What was asked for counts as recorded, however the server tidied it up; or this would never end.
    recorded = wanted
  }
}

/** Whether sending it again could ever work. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409, 413].includes(error.status)
}

async function create({ clientId, mood, notes, tags, day, timeZone, madeAt }: OutboxItem): Promise<MoodEntry> {
  changeItem(clientId, { wasTried: true })
  const madeSecondsAgo = Math.max(0, Math.round((Date.now() - madeAt) / 1000))
  const body = { mood, notes, tags: [...tags], day, timeZone, clientId, madeSecondsAgo }
  const entry = await call(createMoodEntry, { body })
  changeItem(clientId, { entryId: entry.id })
  return entry
}

async function remove(entryId: string, timeZone: string) {
  try {
    await call(deleteMoodEntry, { params: { entryId }, query: { timeZone } })
  } catch (error) {
    // Gone already is what was wanted.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** The contract holds moods to the five there are. */
export const saidOf = ({ mood, notes, tags }: MoodEntry): Said => ({ mood: mood as Mood, notes, tags })

function isSame(one: Said, other: Said): boolean {
  return (
    one.mood === other.mood &&
    (one.notes ?? '') === (other.notes ?? '') &&
    one.tags.length === other.tags.length &&
    one.tags.every((tag) => other.tags.includes(tag))
  )
}
