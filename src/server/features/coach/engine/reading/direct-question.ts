import { countWords } from './sentences.ts'

const opensQuestion =
  /^(?:and |but |so |ok |okay |um |well )?(?:what|how|why|when|where|who|which|should|shall|can|could|do|does|did|is|are|am|will|would|was|were|has|have|what if|and if|isn't|aren't|don't|doesn't)\b/i

/** A question to the coach; a bare "right?" at the end of a story is not one. */
export function isQuestion(message: string): boolean {
  const text = message.trim()
  if (/\b(?:right|yeah|no|huh|eh|innit|you know)\s*\?\s*$/i.test(text)) return false
  return (
    text.endsWith('?') ||
    /\?\s/.test(text) ||
    (opensQuestion.test(text) && countWords(text) >= 3 && countWords(text) <= 14)
  )
}

/** "And if she asks why?": they want something to say back. */
export function asksWhatThen(message: string): boolean {
  return /^(?:(?:and|but|ok|okay|so|what)[ ,]+)*(?:if|when)\b.{3,90}\b(?:says?|asks?|tells?|answers?|repl(?:y|ies)|goes|laughs?|makes?|brings?)\b/i.test(
    message.trim(),
  )
}

/** "Is she angry?", "do they notice?": about other people's thoughts, which nobody here can know. */
export function asksAboutOthers(message: string): boolean {
  return /(?:^|[.,!?] +)(?:(?:and|but|so) )?(?:is|are|was|were|do|does|did|will|would|can|could|have|has) (?:she|he|they|people|everyone|everybody|anyone|anybody|the others|someone|somebody)\b/i.test(
    message,
  )
}

/** "What can I do tomorrow?", "any tip?": they want something to do. */
export function asksWhatToDo(message: string): boolean {
  return /\b(?:what (?:can|could|should|do|would|shall|am) (?:i|we|you)\b.{0,25}\b(?:do|try|suggest|recommend)\b|what(?:'|’)?s? (?:the )?(?:next|now|first step)|(?:any|one|some|a) (?:last )?(?:tips?|advice|ideas?|suggestions?)|how (?:do|can|could|should) i (?:even |actually )?(?:deal|cope|handle|get (?:through|over|past|better|rid)|start|stop|survive|make it|prepare|calm|manage|do (?:it|this|that)))\b/i.test(
    message,
  )
}

/** "Should I go?", "is it ok to leave early?": a yes or no about their own plans. */
export function asksWhether(message: string): boolean {
  return /(?:^|[.,!?…] +|\b(?:so|but|and|or|then|ok|okay|like) )(?:should|shall|can|could|may|do|must) i\b|\b(?:is it|would it be|is that) (?:ok|okay|fine|all right|alright|weird|rude|bad|wrong|too \w+|better|worth)\b/i.test(
    message,
  )
}

/** "Is it me?", "did I make it worse?": a verdict on themselves, best answered with reassurance. */
export function asksAboutThemselves(message: string): boolean {
  return /(?:^|[.,!?…] +|\b(?:so|but|and|or|like) )(?:is it (?:just )?(?:me|my)|am i|did i|was i|was it (?:me|my)|have i|do i (?:seem|sound|look|come))\b/i.test(
    message,
  )
}

/** "I went and barely said anything. Does that count?": done, and in doubt whether it was any good. */
export function asksIfItCounted(message: string): boolean {
  const asks =
    /\bdo(?:es)? (?:that|it|this) (?:even |still )?count\b|\bdid (?:that|it) (?:go|count)\b|\bwas (?:that|it) (?:so |that |really |a |an )?(?:bad|terrible|awful|fail|failure|disaster|waste|enough|pathetic)\b/i
  const did =
    /\b(?:i|we) (?:\w+ )?(?:asked|went|joined|said|spoke|talked|called|sat|stayed|answered|presented|told|wrote|introduced|did|tried|made it|got through)\b|\bthey said (?:sure|yes|ok)/i
  const didHarm = /\b(?:yelled|shouted|screamed|hit|lied|insulted|ghosted|cheated|drunk)\b/i
  return asks.test(message) && did.test(message) && !didHarm.test(message)
}
