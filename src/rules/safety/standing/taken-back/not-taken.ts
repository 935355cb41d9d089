/** "My meds" are excluded: somebody who forgot to take them has not told us that they swallowed nothing. */
export const notTaken =
  /\b(?:have ?n[o']?t|have not|did ?n[o']?t|did not|never) (?:even |actually |ever )?(?:taken|took|take|swallowed|swallow) (?:any|anything|one|none|them|it|those|a single|the (?:pills|tablets))\b/i

export const takenNothing =
  /\b(?:taken|took|swallowed) (?:nothing|none)\b|\b(?:nobody|no ?one) (?:has )?(?:taken|took|swallowed) (?:any|anything|them|it)\b/i
