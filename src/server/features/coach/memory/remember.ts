import { findItem } from '#content/coach/library.ts'
import type { Source } from '#rules/coach/source.ts'
import { coachNoteMaxLength, nameMaxLength } from '#rules/limits.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Remember } from '../turn.ts'
import { answerOpenStep, insertNote, listNotes, replaceNote } from './notes.queries.ts'

/** Stores what a reply wants remembered. The caller holds the person's lock. */
export async function rememberAll(tx: Transaction, userId: string, things: readonly Remember[]) {
  for (const thing of things) await rememberOne(tx, userId, thing)
}

async function rememberOne(tx: Transaction, userId: string, thing: Remember) {
  switch (thing.kind) {
    case 'step_done':
      return answerOpenStep(tx, userId, thing.isDone)
    case 'name':
      return replaceNote(tx, { userId, kind: 'name', text: oneLine(thing.name, nameMaxLength) })
    case 'tone':
      return replaceNote(tx, { userId, kind: 'tone', text: thing.tone })
    case 'unhelpful':
      return rememberUnhelpful(tx, userId, thing.item)
    case 'step': {
      const { item = null, dueAt = null } = thing
      return insertNote(tx, { userId, kind: 'step', text: oneLine(thing.text, coachNoteMaxLength), item, dueAt })
    }
  }
}

async function rememberUnhelpful(tx: Transaction, userId: string, item: Source) {
  const found = findItem(item)
  const known = await listNotes(tx, userId)
  const isKnown = known.some((note) => note.kind === 'unhelpful' && isSame(note.item, item))
  if (!found || isKnown) return
  const text = oneLine(found.title, coachNoteMaxLength)
  await insertNote(tx, { userId, kind: 'unhelpful', text, item: { type: found.type, id: found.id } })
}

function isSame(a: Source | null, b: Source): boolean {
  return a?.type === b.type && a.id === b.id
}

function oneLine(text: string, maxLength: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, maxLength) || 'A small step'
}
