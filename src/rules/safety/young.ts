/** Ages and school years of children and teenagers. */
const ages = [
  /\b(?:i'?m|i am|im|aged?|turned|being)\s+(?:only |just |still |a )?(?:[7-9]|1[0-7])(?:\s*(?:y\/?o|yrs?|years? old|f|m)\b|\b(?!\s*(?:min|hour|day|week|month|year|%|k\b|am\b|pm\b|lbs?|kg|pounds|st\b|people|steps|times|of\b|out\b|:|,\d|\.\d|\/)))/i,
  /\b(?:[7-9]|1[0-7])\s*(?:f|m|y\/?o|yrs? old|years? old)\b(?!\s*(?:son|daughter|kid|child|boy|girl|brother|sister|nephew|niece|cousin))/i,
  /\b(?:in|im in|i'm in|am in|started|a)\s+(?:year (?:[5-9]|1[01])|(?:[5-9]|1[01])(?:th)? grade|grade (?:[5-9]|1[01])|(?:sixth|seventh|eighth|ninth|tenth|eleventh) grade)\b/i,
  /\b(?:my|at) (?:middle|junior high|secondary|high) school\b/i,
  /\bmy (?:form tutor|head of year|guidance counsell?or|homeroom|foster (?:mom|mum|dad|parents|carer))\b/i,
]

/** The ages of their own children do not count. */
const ofAnother =
  /\b(?:my|her|his|our) (?:son|daughter|kid|child|boy|girl|brother|sister|nephew|niece|cousin|student|pupil)\b/i

/** Whether they say that they are under eighteen. Says nothing about those who do not mention it. */
export function soundsYoung(typed: string): boolean {
  const text = typed.replaceAll('’', "'")
  const found = ages.find((age) => age.test(text))
  if (!found) return false
  const at = found.exec(text)?.index ?? 0
  return !ofAnother.test(text.slice(Math.max(0, at - 25), at))
}

/** Whether they say that they are an adult, so that what happened to them is not treated as child abuse. */
export function soundsAdult(typed: string): boolean {
  const text = typed.replaceAll('’', "'")
  return (
    /\b(?:i'?m|i am)\s+(?:a )?(?:1[89]|[2-9]\d)(?:\s*(?:y\/?o|years? old)\b|\s*[.,;!]|\s+(?:and|im|i'm|i am|not)\b|\s*$)/i.test(
      text,
    ) ||
    /\b(?:i'?m|i am) (?:not a (?:child|kid|minor|teenager)|an adult|a grown (?:man|woman|up|adult))\b/i.test(text) ||
    /\bmy (?:wife|husband|grandkids|grandchildren|grandson|granddaughter)\b|\b(?:stand|sit|talk|chat|wait)(?:ing)? (?:around )?with the other (?:parents|mums|moms|dads)\b/i.test(
      text,
    )
  )
}

/** What only pupils say of their own day. */
const pupils = [
  /\b(?:p\.?e\.?|games|form|registration|tutor time|assembly|break ?time|double (?:maths|science|english)|isolation|detention|homework|gcses?|mocks|sats|ks3|ks4)\b/i,
  /\b(?:sir|miss|mr|mrs|ms) (?:says?|said|will|makes?|made|told|hates|goes|is|was|[a-z]{3,12} (?:says?|said|will|makes?|made|told|hates|goes|is|was))\b/i,
  /\b(?:yr|year|grade) ?(?:[5-9]|1[01])s?\b|\b(?:[5-9]|1[01])th grade\b/i,
  /\b(?:head of year|form tutor|school nurse|tutor group|my year|in my (?:year|form|class)|(?:maths|english|science|french|history) (?:tmrw|tomorrow|teacher|class|lesson)|in (?:maths|english|science|french|history|drama)\b)/i,
]
const atHome = /\b(?:my |our )?(?:mums?|moms?|mam|dads?|parents|step(?:mum|mom|dad))\b/i
const notPupils =
  /\b(?:uni|university|college|campus|lecturer|lectures?|seminar|halls|dorm|flatmates?|dissertation|degree|i teach|i'?m a teacher|my (?:students|pupils|kids|son|daughter|wife|husband|boss|job)|work as|parents'? evening)\b/i

/**
 * Somebody who came about school and speaks of PE, sir or Year 11: a pupil, though nobody said how old. Two such signs,
 * or one and the parents they live with.
 */
export function soundsLikePupil(typed: readonly string[]): boolean {
  const texts = typed.map((text) => text.replaceAll('’', "'"))
  if (texts.some((text) => notPupils.test(text) || soundsAdult(text))) return false
  const signs = [...pupils, atHome].filter((sign) => texts.some((text) => sign.test(text)))
  return signs.length > 1
}
