import type { ChatMessage } from '#contract/coach.ts'

export type CoachWords = {
  text: string
  /** The last message that may not have arrived, with the id it was sent under. */
  sentText: string
  sentId: string
  /** The last message that was in the chat by then. */
  sentAfter: number
  /** It is being sent and therefore not in the field. */
  isOut: boolean
}
export const noWords: CoachWords = { text: '', sentText: '', sentId: '', sentAfter: 0, isOut: false }

type Begun = { text: string; lastId: number; id: string }

/** Sending the same words again after a failure reuses the id, because the message may have arrived after all. */
export function afterBegin(words: CoachWords, { text, lastId, id }: Begun): CoachWords {
  if (words.sentText === text) return { ...words, isOut: true }
  return { ...words, sentText: text, sentId: id, sentAfter: lastId, isOut: true }
}

export function withUnsent(words: CoachWords, unsent: string): CoachWords {
  const text = words.text.trim() === '' ? unsent : `${unsent}\n${words.text}`
  return { ...words, text, isOut: false }
}

/** The message is stored in the chat, so the draft can go. */
export function afterArrival({ text, sentText }: CoachWords): CoachWords {
  return { ...noWords, text: text.trim() === sentText ? '' : text }
}

/** Drops what the chat already shows, and returns a message that did not arrive to the field. */
export function afterLook(words: CoachWords, messages: readonly ChatMessage[]): CoachWords {
  const { text, sentText, sentAfter, isOut } = words
  if (sentText === '') return words
  const hasArrived = messages.some(
    ({ role, id, content }) => role === 'user' && id > sentAfter && content.trim() === sentText,
  )
  if (hasArrived) return afterArrival(words)
  if (!isOut) return words
  return text.trim() === sentText ? { ...words, isOut: false } : withUnsent(words, sentText)
}
