export type CuePart = { kind: 'text'; text: string } | { kind: 'slot'; name: string }

/** A slot is one or more words in [square brackets]; an unclosed bracket is ordinary text. */
const slot = /\[([^[\]]+)\]/g

/** Splits a cue into the words that are said as they are and the slots to fill in, in order. */
export function parseCue(text: string): CuePart[] {
  const parts: CuePart[] = []
  let end = 0
  for (const match of text.matchAll(slot)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push({ kind: 'slot', name: match[1] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** The names of all slots, each once, in the order they are said. */
export function slotNames(text: string): string[] {
  const names = parseCue(text).flatMap((part) => (part.kind === 'slot' ? [part.name] : []))
  return [...new Set(names)]
}

/** The line as it would be said. An empty slot keeps its brackets, so that nobody copies half a sentence. */
export function fillCue(text: string, words: ReadonlyMap<string, string>): string {
  return parseCue(text)
    .map((part) => (part.kind === 'text' ? part.text : words.get(part.name)?.trim() || `[${part.name}]`))
    .join('')
}
