/** How fast people read a web page; all reading times we show are based on it. */
export const wordsPerMinute = 220

export const listPreviewLength = 300
export const managerPreviewLength = 200

/** Tags that show as a gap. Removing any other tag must not split a word. */
const gapTags = /<\/?(?:p|br|ul|ol|li|blockquote|h[1-6]|hr|aside|details|summary|div|pre|table|tr|td|th)\b[^>]*>/gi
const anyTag = /<[^>]*>/g
const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
])

/** The text of a piece of HTML as a reader sees it, on one line. */
export function plainText(html: string): string {
  const words = html.replace(gapTags, ' ').replace(anyTag, '')
  return foldSpace(words.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities.get(entity) ?? entity))
}

/** The first `length` characters of a text, with an ellipsis after them when there is more. */
export function preview(text: string, length: number): string {
  // Counts code points, because cutting an emoji in half would show a broken character.
  const characters = Array.from(foldSpace(text))
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('')
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** Whole minutes, and never zero: "0 min read" tells nobody anything. */
export function readMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}

function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
