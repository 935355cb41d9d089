/** Pages of ours that the coach may mention in a sentence. */
const places = /(?<![\w/.])\/(?:account|help-now|privacy)(?![\w/-])/g

/** A piece of text; with `to`, a link. */
export type TextPart = { at: number; text: string; to?: string }

/** Splits a text at the addresses of ours it mentions. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: to, index } of text.matchAll(places)) {
    if (index > from) parts.push({ at: from, text: text.slice(from, index) })
    parts.push({ at: index, text: to, to })
    from = index + to.length
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) })
  return parts
}
