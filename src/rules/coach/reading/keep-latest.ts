/**
 * The same function, remembering its last answers. For what is asked of the same text several times in one turn, or of
 * our own texts in every one.
 */
export function keepLatest<Answer>(most: number, read: (text: string) => Answer): (text: string) => Answer {
  const kept = new Map<string, Answer>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const answer = read(text)
    const [oldest] = kept.size < most ? [] : kept.keys()
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(text, answer)
    return answer
  }
}
