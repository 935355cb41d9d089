import { typeset } from '#rules/words/typeset.ts'

/** Who reads a reply as it comes. */
export type Reader = {
  /** Whether words are read as they come; otherwise nothing counts as shown before the end. */
  isLive: boolean
  show: (text: string) => void
  /** Take back what was shown. */
  restart: () => void
  /** Aborts when the person leaves or presses Stop. */
  signal: AbortSignal
}

/** In pieces of a few words, as they would be read. */
export function showAll({ isLive, show }: Pick<Reader, 'isLive' | 'show'>, content: string) {
  if (!isLive) return
  for (const [piece] of typeset(content).matchAll(/(?:\S+\s*){1,4}/g)) show(piece)
}

/** Passes words on, and tells of the first. */
export function onFirst(show: (text: string) => void, tell: () => void): (text: string) => void {
  let isFirst = true
  return (text) => {
    if (isFirst) tell()
    isFirst = false
    show(text)
  }
}
