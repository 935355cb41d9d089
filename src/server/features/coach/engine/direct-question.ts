import { countWords } from './sentences.ts'

const opensQuestion =
  /^(?:and |but |so |ok |okay |um |well )?(?:what|how|why|when|where|who|which|should|shall|can|could|do|does|did|is|are|am|will|would|was|were|has|have|what if|and if|isn't|aren't|don't|doesn't)\b/i

/** Asks something of the coach; a bare "right?" at the end of a story does not. */
export function isQuestion(message: string): boolean {
  const text = message.trim()
  if (/\b(?:right|yeah|no|huh|eh|innit|you know)\s*\?\s*$/i.test(text)) return false
  return (
    text.endsWith('?') ||
    /\?\s/.test(text) ||
    (opensQuestion.test(text) && countWords(text) >= 3 && countWords(text) <= 14)
  )
}

/** "And if she asks why?": what is wanted is something to say back. */
export function asksWhatThen(message: string): boolean {
  return /^(?:(?:and|but|ok|okay|so|what)[ ,]+)*(?:if|when)\b.{3,90}\b(?:says?|asks?|tells?|answers?|repl(?:y|ies)|goes|laughs?|makes?|brings?)\b/i.test(
    message.trim(),
  )
}

/** "Is she angry?", "do they notice?": what goes on in other people's heads, which nobody here can know. */
export function asksAboutOthers(message: string): boolean {
  return /(?:^|[.,!?] +)(?:(?:and|but|so) )?(?:is|are|was|were|do|does|did|will|would|can|could|have|has) (?:she|he|they|people|everyone|everybody|anyone|anybody|the others|someone|somebody)\b/i.test(
    message,
  )
}
