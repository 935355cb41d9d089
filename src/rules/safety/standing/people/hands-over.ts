/** The phone goes to somebody else, a car is there, or they go and sit with somebody. */
const handsOver =
  /\b(?:hand(?:ing|ed|s)?|giv(?:ing|es|e)|gave|pass(?:ing|ed|es)?) (?:me |him |her |them |over |over to )*(?:the |my |his |her )?phone\b|\b(?:car|taxi|cab|uber|ambulance|my (?:lift|ride)) (?:is|are|'s|has|just) (?:just )?(?:here|outside|downstairs|arrived|pull(?:ed|ing) up|waiting)\b|\b(?:taxi|cab|uber|car|lift|ride)\b.{0,20}\b\d+ ?min\w*|\b(?:gonna|going to|i'?ll|will|gotta) (?:now )?(?:go )?(?:and )?(?:wait|sit|stay|be) (?:\w+ ){0,4}with (?:her|him|them|my \w+)\b|\b(?:we(?:'re| are)|i(?:'m| am)) (?:leaving|going) (?:now )?(?:to (?:the )?(?:hospital|er|a&e|clinic|doctor)|with (?:her|him|them|my \w+))\b|\b(?:put|putting) (?:the|my) phone (?:away|down)\b/i

/** "I'm going" alone may mean anything. If somebody asked them to come, they are going to that person. */
const goes = /\bi(?:'m| am) (?:\w+ )?going(?: now| there| in| over| to (?:her|him|them))*\s*(?:[.!,]|$)/i
const isCalled =
  /\b(?:come (?:and |to )?(?:sit|down|in|over|with|to)|sit with|at (?:my|the) door|waiting for me|is waiting|wants me (?:to come|with|in))\b/i

/**
 * "He's handing me the phone", "car is here": somebody takes over. The reply is then one kind line without further
 * questions, so that nothing delays them.
 */
export function isHandingOver(message: string): boolean {
  // Somebody who still asks something wants an answer first.
  if (message.includes('?')) return false
  const text = message
    .replaceAll('’', "'")
    .replace(/\b(im|hes|shes)\b/gi, (word) => `${word.slice(0, -1)}'${word.slice(-1)}`)
  return handsOver.test(text) || (goes.test(text) && isCalled.test(text))
}
