/** "We killed ourselves laughing": nobody is in danger who tells it like that, whatever the words are. */
const laughter =
  /\b(?:kill|killed|killing|die|died|dying|dead|in stitches) (?:my|our|them|him|her|your)?(?:self|selves)? ?(?:from |of |with )?(?:laughing|laughter)\b/i

export function namesLaughter(message: string): boolean {
  return laughter.test(message)
}
