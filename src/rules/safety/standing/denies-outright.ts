const harmed = '(?:hurt|hurts|hit|touched|touches|assaulted|raped|abused|attacked|threatened|harmed|beat|beats)'

/** Says in so many words that nothing happened. A "fine" or "never mind" does not. */
const noHarm = new RegExp(
  [
    `\\b(?:nobody|no one|no-one|none of them|(?:he|she|they) (?:didn'?t|did not|never|has(?:n'?t| not| never)|have(?:n'?t| not| never))) (?:has |ever |even )*${harmed}(?:ed)? me\\b`,
    `\\b(?:i(?:'?m| am| was)|i(?:'?ve| have) (?:never )?been) (?:not |never )?(?:being |been )?(?:not )(?:${harmed}|in (?:any )?danger|unsafe|suicidal|bleeding|injured|going to (?:hurt|harm|kill) (?:myself|anyone|anybody))\\b`,
    `\\bi (?:wasn'?t|was not|have(?:n'?t| not| never) been) ${harmed}\\b`,
    "\\bi (?:do not|don'?t|am not|'?m not) (?:want(?:ing)? to die|want(?:ing)? to (?:hurt|kill) myself|thinking (?:of|about) (?:dying|suicide|killing myself|hurting myself))\\b",
    '\\bnothing (?:bad|like that|of the (?:sort|kind)) (?:has )?happened\\b',
    '\\b(?:it|that) was (?:just |only )(?:an? )?(?:interruption|joke|expression|game|film|movie|song|figure of speech|meeting)\\b',
  ].join('|'),
  'i',
)

/** Says that we heard it wrong; what, only our question tells. */
const misread = new RegExp(
  [
    "\\bthat(?:'s| is) not (?:how|what) i meant\\b",
    '\\b(?:the )?wrong end of (?:the stick|this|it)\\b',
    "\\byou(?:'ve| have)? (?:\\w+ )?(?:got|read|took|taken|heard) (?:\\w+ ){1,3}(?:completely |totally |all )?wrong\\b",
  ].join('|'),
  'i',
)

/** A sentence that goes on with "but" may be about to say the opposite. */
const takenBack = /\b(?:but|except|yet|anymore|any more|this time|right now though|not yet)\b/i

/** "Nobody hurt me": no danger, though it is full of its words. */
export function deniesHarm(message: string): boolean {
  return hasSentence(message, noHarm)
}

/** The same, or "that's not how I meant it": an answer to a question of ours. */
export function deniesOutright(message: string): boolean {
  return hasSentence(message, noHarm) || hasSentence(message, misread)
}

function hasSentence(message: string, pattern: RegExp): boolean {
  const text = message.replaceAll('’', "'")
  return text.split(/[.!?\n]+/).some((sentence) => pattern.test(sentence) && !takenBack.test(sentence))
}
