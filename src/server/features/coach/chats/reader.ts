import { typeset } from '#rules/words/typeset.ts'

/** The receiver of a reply while it is being written. */
export type Reader = {
  /** Whether words are shown as they arrive; otherwise nothing counts as shown before the end. */
  isLive: boolean
  show: (text: string) => void
  /** Discards what was shown. */
  restart: () => void
  /** Aborts when the person leaves or presses Stop. */
  signal: AbortSignal
}

/** In pieces of a few words, at reading pace. */
export function showAll({ isLive, show }: Pick<Reader, 'isLive' | 'show'>, content: string) {
  if (!isLive) return
  for (const [piece] of typeset(content).matchAll(/(?:\S+\s*){1,4}/g)) show(piece)
}

/** Passes text on, and reports the first piece. */
export function onFirst(show: (text: string) => void, tell: () => void): (text: string) => void {
  let isFirst = true
  return (text) => {
    if (isFirst) tell()
    isFirst = false
    show(text)
  }
}
