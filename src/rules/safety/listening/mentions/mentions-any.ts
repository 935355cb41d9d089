/** Whether any of several messages has one of these words. */
export function mentionsAny(words: RegExp): (texts: readonly string[]) => boolean {
  return (texts) => texts.some((text) => words.test(text))
}
