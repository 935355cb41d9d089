/** Separates the last question of a reply, so that help can come before it and the answers directly below it. */
export function splitQuestion(content: string): { before: string; question: string } {
  // A sentence ends with its punctuation mark and any closing quotation mark.
  const [question = ''] = content.match(/(?<=[.?!]["”’)]*\s+)[^.?!\n]+\?$/) ?? []
  const before = content.slice(0, content.length - question.length).trim()
  return before === '' ? { before: content, question: '' } : { before, question: question.trim() }
}
