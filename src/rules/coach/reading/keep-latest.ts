/**
 * Caches a function's latest results, for texts that are read several times in one turn, or our own texts, which every
 * turn reads.
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
