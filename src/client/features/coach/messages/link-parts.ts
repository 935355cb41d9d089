/** Places the coach may point at in a sentence: one's data, help, and what is promised. */
const places = /(?<![\w/.])\/(?:account|help-now|privacy)(?![\w/-])/g

/** A piece of a text; with `to`, it leads somewhere. */
export type TextPart = { at: number; text: string; to?: string }

/** Cuts a text at the addresses of ours it names. */
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
