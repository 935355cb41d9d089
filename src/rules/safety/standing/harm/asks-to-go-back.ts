/** What people were here for before the danger was told. A place or a time to go back to is none of these. */
const elsewhere =
  /\b(?:back to (?:sleep|bed|hospital|school|work|class|lessons?|home|mine|hers|his|normal|how|before|being|when|him|her|them|it|cutting|scratching|doing it|that place|the (?:ward|hospital|unit|clinic|way|start of (?:it|this)))|go(?:ing)? back (?:home|there|in time|inside|in|out|on (?:it|my)))\b/i

const thing = '(?:my|the|that|this|our|what (?:i|we)|talking about|practi[sc]ing|speaking about|doing)'

const wishes = new RegExp(
  [
    // "can we go back to the poem now", "let's get back to my speech", "back to the interview pls"
    String.raw`\b(?:go|get|come|jump|switch|return|goin|going|getting)(?: on)? back to ${thing}\b`,
    String.raw`\bback to ${thing}\b`,
    String.raw`\b(?:can|could|shall|may|cn) (?:we|u|you|i) (?:please |pls |just |now |maybe )*(?:go back|move on|carry on|continue|change the subject|get on with|get back|go on)\b`,
    String.raw`\b(?:lets|let's|let us) (?:please |just )*(?:go back|move on|carry on|change the subject|get back|get on with|go on)\b`,
    String.raw`\b(?:can|could|shall) (?:we|u|you|i) (?:please |pls |just |now )*(?:talk about|do|look at|practi[sc]e|work on|focus on|help (?:me )?with|help w) ${thing}\b`,
    String.raw`\b(?:i(?:'?d)? |id )?(?:just |only |really |rather )+(?:want|wanna|need|like)(?:ed)? (?:to )?(?:do|practi[sc]e|finish|talk about|work on|focus on|get on with|sort|learn|prepare|get through|think about) ${thing}\b`,
    String.raw`\b(?:i )?(?:want|wanna) (?:to )?(?:go back|get back|move on|change the subject|talk about (?:something|anything) else)\b`,
    String.raw`\brather (?:just )?(?:do|talk about|practi[sc]e|work on|focus on|get on with) ${thing}\b`,
    String.raw`\b(?:talk about|do) something else\b`,
    String.raw`\b(?:it was|i meant|i was asking about|about) the \w+ (?:that )?i (?:was asking|asked|came)\b`,
    String.raw`\b(?:can|could|will|would) (?:u|you) (?:please |pls |still |just )*help me with ${thing}\b`,
    String.raw`\b(?:anyway|anyways|so)[,.]* (?:about |back to )?(?:my|the) (?:poem|speech|talk|presentation|reading|interview|date|exam|meeting|call|email|message|essay|homework)\b`,
  ].join('|'),
  'i',
)

/** "I don't want to go back to the poem". */
const refused = /\b(?:don'?t|dont|do not|can'?t|cant|cannot|won'?t) (?:\w+ ){0,3}(?:go|get) (?:back|on)\b/i

/** They ask to return to what they came for. */
export function asksToGoBack(message: string): boolean {
  const text = message.replaceAll('’', "'")
  return sentences(text).some(
    (sentence) => wishes.test(sentence) && !elsewhere.test(sentence) && !refused.test(sentence),
  )
}

function sentences(text: string): string[] {
  return text.split(/[.!?\n]+/)
}
