import { useRef, useState } from 'react'
import { sessionKeys, sessionStore } from '#client/platform/storage.ts'

type Draft = { userId: string; text: string }

/** What somebody is writing. It survives a reload, stays in this tab, and is nobody else's. */
export function useDraft(userId: string) {
  const [text, setText] = useState(() => readDraft(userId))
  const latest = useRef(text)

  function write(next: string) {
    latest.current = next
    setText(next)
    keepDraft(userId, next)
  }

  /** Gives back what could not be sent, in front of what was typed since. */
  function restore(unsent: string) {
    write(latest.current.trim() === '' ? unsent : `${unsent}\n${latest.current}`)
  }

  return { text, write, restore }
}

function keepDraft(userId: string, text: string) {
  const draft: Draft = { userId, text }
  if (text === '') sessionStore.remove(sessionKeys.coachDraft)
  else sessionStore.write(sessionKeys.coachDraft, JSON.stringify(draft))
}

function readDraft(userId: string): string {
  const draft = parseDraft(sessionStore.read(sessionKeys.coachDraft))
  return draft?.userId === userId ? draft.text : ''
}

function parseDraft(stored: string | null): Draft | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as Partial<Draft> | null
    return typeof draft?.userId === 'string' && typeof draft.text === 'string' ? (draft as Draft) : null
  } catch {
    return null
  }
}
