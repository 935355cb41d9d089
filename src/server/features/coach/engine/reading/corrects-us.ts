const opening = String.raw`^\W*(?:(?:no|nope|nah|hm+|um+|uh+|er+|wait|what|lol|haha|ok(?:ay)?|but|well|eh|ehm|sorry|yes|yeah)\W+)*`

const corrections = new RegExp(
  [
    // "I didn't ask about keywords", "I did not mean the interview"
    String.raw`${opening}i (?:did ?n'?t|did not|never) (?:ask|mean|say (?:that|it|i)|want (?:that|those|a|the))\b`,
    String.raw`\b(?:that|this|it)(?:'?s| is) not (?:what i (?:asked|meant|mean|said)|my question|what i'?m asking)\b`,
    // "No, that's for voicemail", "no no, thats HIS line"
    String.raw`^\W*(?:no|nope|nah)\b\W+(?:no\W+)?(?:that|those|this|these|it)(?:'?s| is| are|'?re)? (?:for|about|from|his|her|their|what he|what she|the other)\b`,
    // "Not the toast, the toast is done"
    String.raw`\bnot (?:the|my|a) [\w' -]{2,24}[,.;!-] ?(?:the|this|that|it|its|i)\b[^.?!]{0,60}\b(?:done|just|about|for|mean|meant|is)\b`,
    String.raw`${opening}i (?:meant|was asking|asked (?:about|for|what|how|if|whether|you|which|when))\b`,
    String.raw`\byou(?:'ve| have)? (?:got|read|heard|understood) (?:that|me|it|this) wrong\b`,
  ].join('|'),
  'i',
)

/** They say in plain words that our last reply was about something else. */
export function correctsUs(message: string): boolean {
  return corrections.test(message.replaceAll('’', "'"))
}
