/** Longer than any word somebody means; what is beyond is noise, and noise must cost nothing. */
const wordMaxLength = 40

const edges = /^[^a-z0-9]{0,40}|[^a-z0-9]{1,40}$/g

/**
 * The words of a folded text, with '.', '?' and ',' between them. Signs inside a word stay, for `readDisguise` to
 * look behind.
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

/** Three dots are a pause in the middle of a sentence more often than its end. */
function endOf(tail: string): string | undefined {
  if (tail.includes('?')) return '?'
  if (/!|\.(?!\.)/.test(tail.replace(/\.{2,}/g, ''))) return '.'
  return /[,;:.)-]/.test(tail) ? ',' : undefined
}

/** "die.i" is two sentences, "and,then" two parts; "s.u.i" is one word taken apart. */
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
