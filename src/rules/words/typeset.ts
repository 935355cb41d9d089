const piece = /<[^>]*>|\.\.\.|["']/g
const inlineTag = /^<\/?(?:strong|em|a|code)\b/

/**
 * Makes straight quotes and apostrophes curly and three dots one character, so that editors can type with a normal
 * keyboard. Takes plain text and finished HTML, and leaves tags alone.
 */
export function typeset(text: string): string {
  let before = ' '
  let end = 0
  const set = text.replace(piece, (found, index: number) => {
    if (index > end) before = text.charAt(index - 1)
    end = index + found.length
    if (found.startsWith('<')) {
      // An inline tag such as <b> does not start a new quotation; a new paragraph does.
      if (!inlineTag.test(found)) before = ' '
      return found
    }
    const sign = found === '...' ? '…' : turn(found, before, text.charAt(end))
    before = sign
    return sign
  })
  return set
}

function turn(quote: string, before: string, after: string): string {
  const opens = /[\s([{“‘/]/.test(before)
  if (quote === '"') return opens ? '“' : '”'
  return opens && /[\p{L}“"]/u.test(after) ? '‘' : '’'
}
