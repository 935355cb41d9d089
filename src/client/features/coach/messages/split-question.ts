/** The last question of a reply on its own, so that the help can stand before it and the answers right below it. */
export function splitQuestion(content: string): { before: string; question: string } {
  // A sentence ends with its mark and the quotation it closes.
  const [question = ''] = content.match(/(?<=[.?!]["”’)]*\s+)[^.?!\n]+\?$/) ?? []
  const before = content.slice(0, content.length - question.length).trim()
  return before === '' ? { before: content, question: '' } : { before, question: question.trim() }
}
