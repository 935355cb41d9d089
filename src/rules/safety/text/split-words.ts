/** Longer than any real word. The rest is noise, and must not cost time. */
const wordMaxLength = 40

const edges = /^[^a-z0-9]{0,40}|[^a-z0-9]{1,40}$/g

/**
 * The words of a folded text, with '.', '?' and ',' between them. Symbols inside a word stay, for `readDisguise` to
 * resolve.
 */
export function splitWords(text: string): string[] {
  return text
    .split(/(\n)|\s/)
    .filter((chunk) => chunk !== undefined && chunk !== '')
    .flatMap(splitChunk)
}

function splitChunk(chunk: string): string[] {
  if (chunk === '\n') return ['.']
  const tail = /[^a-z0-9']+$/.exec(chunk.slice(-wordMaxLength))?.[0] ?? ''
  const end = endOf(tail)
  return [...splitInside(chunk), ...(end ? [end] : [])]
}

/** Three dots are more often a pause than the end of a sentence. */
function endOf(tail: string): string | undefined {
  if (tail.includes('?')) return '?'
  if (/!|\.(?!\.)/.test(tail.replace(/\.{2,}/g, ''))) return '.'
  return /[,;:.)-]/.test(tail) ? ',' : undefined
}

/** "die.i" is two sentences, "and,then" two clauses; "s.u.i" is one word spelled with dots. */
function splitInside(chunk: string): string[] {
  const inner = chunk.replace(edges, '')
  if (inner === '') return []
  if (/^[a-z0-9]([.\-_*/][a-z0-9]){2,}$/.test(inner)) return [inner.replace(/[^a-z0-9]/g, '').slice(0, wordMaxLength)]
  return inner
    .split(/(\.+|[,;:?"()[\]]+)/)
    .flatMap((part) => {
      if (/^\.$/.test(part)) return ['.']
      if (part.includes('?')) return ['?']
      return /^[,;:"()[\].]*$/.test(part) ? (part === '' ? [] : [',']) : [part.slice(0, wordMaxLength)]
    })
    .filter((part) => part !== '')
}
