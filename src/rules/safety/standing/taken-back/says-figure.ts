const figure =
  /\b(?:figure of speech|figures of speech|manner of speaking|turn of phrase|way of (?:speaking|talking|saying it)|an expression|we all (?:talk|speak) like (?:this|that)|hyperbole|(?:this|that|it)(?:['’]?s| is) (?:just )?how (?:we|i) (?:all )?(?:talk|speak))\b|\bnot (?:meant )?literally\b|\b(?:didn['’]?t|don['’]?t|not) mean (?:it|that) literally\b|\bnot suicidal\b[^.?!]{0,20}\bnever (?:was|have been)\b/i

/** Says in so many words that it was a way of speaking. "I was only joking" is what people say who take a true thing back. */
export function saysFigure(message: string): boolean {
  return figure.test(message)
}
