/** "We killed ourselves laughing": people who put it like this are not in danger, whatever the words. */
const laughter =
  /\b(?:kill|killed|killing|die|died|dying|dead|in stitches) (?:my|our|them|him|her|your)?(?:self|selves)? ?(?:from |of |with )?(?:laughing|laughter)\b/i

export function mentionsLaughter(message: string): boolean {
  return laughter.test(message)
}
