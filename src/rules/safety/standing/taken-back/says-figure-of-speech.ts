const figure =
  /\b(?:figure of speech|figures of speech|manner of speaking|turn of phrase|way of (?:speaking|talking|saying it)|an expression|we all (?:talk|speak) like (?:this|that)|hyperbole|(?:this|that|it|which)(?:['’]?s| is) (?:just |only )?how (?:we|i|people|everybody|everyone) (?:all )?(?:talk|speak|type)|(?:is|was) (?:just|only) how (?:we|i|people|everybody|everyone) (?:all )?(?:talk|speak|type)s?)\b|\bnot (?:meant )?literally\b|\b(?:didn['’]?t|don['’]?t|not) mean (?:it|that) literally\b|\bnot suicidal\b[^.?!]{0,20}\bnever (?:was|have been)\b|\b(?:nobody|no ?one)(?:['’]?s| is) (?:following|stalking|watching) me\b|\bno stalker\b/i

/**
 * States outright that it was a figure of speech. "I was only joking" does not count: people also say it to retract
 * something true.
 */
export function saysFigureOfSpeech(message: string): boolean {
  return figure.test(message)
}
