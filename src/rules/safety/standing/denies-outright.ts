const harmed = '(?:hurt|hurts|hit|touched|touches|assaulted|raped|abused|attacked|threatened|harmed|beat|beats)'

/**
 * Says in so many words that nothing happened. A "fine" or "never mind" does not, and "I'm not hurt" only answers whether
 * they are.
 */
const noHarm = new RegExp(
  [
    `\\b(?:nobody|no one|no-one|none of them|(?:he|she|they) (?:didn'?t|did not|never|has(?:n'?t| not| never)|have(?:n'?t| not| never))) (?:has |ever |even )*${harmed}(?:ed)? me\\b`,
    `\\b(?:i(?:'?m| am| was)|i(?:'?ve| have) (?:never )?been) (?:never |not )(?:(?:being |been )${harmed}|in (?:any )?danger|unsafe|going to (?:hurt|harm|kill) (?:myself|anyone|anybody))\\b`,
    `\\bi (?:wasn'?t|was not|have(?:n'?t| not| never) been) ${harmed}\\b`,
    '\\bnothing (?:bad|like that|of the (?:sort|kind)) (?:has )?happened\\b',
    '\\bnothing (?:has )?(?:ever )?happened to me\\b',
    `\\b(?:nobody|no one|no-one|noone) (?:has |have |is |was |got |ever )*(?:been |being |getting )?(?:hurt|harmed|hit|attacked|hitting|hurting|done anything)\\b`,
    "\\b(?:there(?:'?s| is| was| has been) (?:\\w+ )?no|no) (?:violence|abuse|assault|danger|threat|emergency)\\b",
    '\\b(?:it|that) was (?:just |only )(?:an? )?(?:interruption|joke|expression|game|film|movie|song|figure of speech|meeting)\\b',
  ].join('|'),
  'i',
)

/** Says that death is not what they want. Whoever cuts themselves may say so too, and mean it. */
const noWish =
  /\bi (?:do not|don'?t|am not|'?m not) (?:want(?:ing)? to die|want(?:ing)? to (?:hurt|kill) myself|thinking (?:of|about) (?:dying|suicide|killing myself|hurting myself))\b|\b(?:i'?m|i am|not) (?:not )?suicidal\b/i

/** Says that we heard it wrong; what, only our question tells. */
const misread = new RegExp(
  [
    "\\bthat(?:'s| is) not (?:how|what) i meant\\b",
    '\\b(?:the )?wrong end of (?:the stick|this|it)\\b',
    '\\bmisread(?:ing)? (?:me|that|this|it)\\b',
    "\\byou(?:'ve| have)? (?:\\w+ )?(?:mixed|confused) (?:me|this|that|it)\\b",
    "\\b(?:no,? )?(?:not|nothing|wasn'?t|isn'?t) like that\\b",
    '\\bnot in (?:that|any|this) (?:kind|sort) of (?:trouble|danger)\\b',
    '\\b(?:please )?read what i (?:write|wrote|said)\\b',
    // Taken aback: a bare "no" would be an answer, this one says that the question itself is strange.
    '^\\W*(?:(?:what|wait|huh|eh|lol|lmao|ha(?:ha)+|god|oh god|good grief|goodness|gosh|mate|dude|bro|jesus|christ|omg|wtf|er+|um+|uh+|whoa)\\W+){1,3}no\\b',
    '^\\s*\\?+\\s*no\\b',
    "\\byou(?:'ve| have)? (?:\\w+ )?(?:got|read|took|taken|heard) (?:\\w+ ){1,3}(?:completely |totally |all )?wrong\\b",
  ].join('|'),
  'i',
)

/** A sentence that goes on with "but" may be about to say the opposite. */
const takenBack = /\b(?:but|except|yet|anymore|any more|this time|right now though|not yet)\b/i

/** "Nobody hurt me": no danger, though it is full of its words. */
export function deniesHarm(message: string): boolean {
  return hasSentence(message, noHarm) || deniesWish(message)
}

function deniesWish(message: string): boolean {
  return hasSentence(message, noWish)
}

/** "It's not like that. Ok yeah, I do it sometimes": told in the same breath, it is no denial any more. */
const admits =
  /\b(?:yeah|yes|yep|ok|okay|fine|well)[ ,.]+(?:\w+ ){0,2}i (?:do|did|have|am|was)\b|\b(?:do|did|done) it to (?:myself|me)\b|\bi (?:cut|hurt|burn|starve) (?:my|myself)\b|\bnot today\b|\b(?:only|just) (?:once|twice|sometimes|a few times|when)\b|\bit was (?:only )?(?:once|twice)\b/i

/** The same, or "that's not how I meant it": an answer to a question of ours. */
export function deniesOutright(message: string): boolean {
  if (admits.test(message.replaceAll('’', "'"))) return false
  return deniesHarm(message) || hasSentence(message, misread)
}

/** All that is denied is the wish to die: that ends no other danger. */
export function deniesOnlyWish(message: string): boolean {
  return deniesWish(message) && !hasSentence(message, noHarm) && !hasSentence(message, misread)
}

/** "What? No." is one thing said. */
function sentencesOf(text: string): string[] {
  const [first = ''] = /^\W*(?:[a-z']+\W+){0,3}no\b/i.exec(text) ?? []
  return [first, ...text.split(/[.!?\n]+/)]
}

function hasSentence(message: string, pattern: RegExp): boolean {
  const text = message.replaceAll('’', "'")
  return sentencesOf(text).some((sentence) => pattern.test(sentence) && !takenBack.test(sentence))
}
