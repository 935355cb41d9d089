import type { CoachNote } from '#contract/coach.ts'
import { done } from '#contract/fields.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { presentSource } from '../chats/present-source.ts'
import { isTone } from '../person/facts.service.ts'
import { lockPerson } from '../person/people.queries.ts'
import { coachTones } from '../turn.ts'
import { deleteNote, deleteNotes, findNote, listNotes, type NoteRow, updateNote } from './notes.queries.ts'

type Change = { text?: string | undefined; isDone?: boolean | null | undefined }

/** What the coach remembers, for the person to read, change and delete. */
export function createMemory({ db }: { db: Database }) {
  return {
    async read(actor: Actor): Promise<{ notes: CoachNote[] }> {
      return { notes: (await listNotes(db, actor.userId)).map(presentNote) }
    },

    async edit(actor: Actor, noteId: string, { text, isDone }: Change): Promise<CoachNote> {
      const { userId } = actor
      const note = await findNote(db, { userId, noteId })
      if (!note) throw new AppError('not_found', 'This note is no longer here.')
      refuseUnfitting(note, { text, isDone })
      const change = {
        ...(text === undefined ? {} : { text: note.kind === 'tone' ? text.toLowerCase() : text }),
        ...(isDone === undefined ? {} : { isDone }),
      }
      if (Object.keys(change).length === 0) return presentNote(note)
      const changed = await updateNote(db, { userId, noteId, ...change })
      if (!changed) throw new AppError('not_found', 'This note is no longer here.')
      return presentNote(changed)
    },

    // Behind the lock, because a reply in progress may be about to store what is being deleted.
    async forget(actor: Actor, noteId: string) {
      await db.transaction(async (tx) => {
        await lockPerson(tx, actor.userId)
        await deleteNote(tx, { userId: actor.userId, noteId })
      })
      return done
    },

    async forgetAll(actor: Actor) {
      await db.transaction(async (tx) => {
        await lockPerson(tx, actor.userId)
        await deleteNotes(tx, actor.userId)
      })
      return done
    },
  }
}

function refuseUnfitting({ kind }: NoteRow, { text, isDone }: Change) {
  if (isDone !== undefined && kind !== 'step') throw new AppError('invalid_input', 'Only a step can be marked as done.')
  if (text === undefined) return
  if (kind === 'tone' && !isTone(text.toLowerCase()))
    throw new AppError('invalid_input', `The tone can be ${coachTones.join(', ')}.`)
  if (kind === 'unhelpful')
    throw new AppError('invalid_input', 'This note names one exercise. Delete it if it no longer holds.')
}

function presentNote({ id, kind, text, item, dueAt, isDone, createdAt }: NoteRow): CoachNote {
  return {
    id,
    kind,
    text,
    source: (item && presentSource(item)) ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    isDone,
    createdAt: createdAt.toISOString(),
  }
}
