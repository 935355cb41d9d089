import { parseCue } from '#content/cues/placeholders.ts'

export type LinePart =
  | { kind: 'text'; text: string }
  /** `ending` must stay on the slot's line: the comma, period or quote right after it. */
  | { kind: 'slot'; name: string; ending: string }

/** A cue in quotes, split into parts for the screen. */
export function lineParts(text: string): LinePart[] {
  const parts: LinePart[] = []
  for (const part of parseCue(`“${text}”`)) {
    const before = parts.at(-1)
    if (part.kind === 'slot') parts.push({ ...part, ending: '' })
    else if (before?.kind === 'slot') {
      const ending = /^\S*/.exec(part.text)?.[0] ?? ''
      before.ending = ending
      parts.push({ kind: 'text', text: part.text.slice(ending.length) })
    } else parts.push(part)
  }
  return parts.filter((part) => part.kind === 'slot' || part.text !== '')
}
