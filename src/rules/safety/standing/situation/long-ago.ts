const longAgo =
  /\b(?:\d{1,2}|a|one|two|three|four|five|six|a few|few|couple(?: of)?|several|many) ?(?:weeks?|wks?|months?|years?|yrs?)(?: ago| back| now| later)?\b(?! (?:from now|until|till|to go|notice|old|away))|\b(?:last (?:month|year|semester|summer|spring|winter|fall|autumn)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|back in)\b/i

/** Whether they say that what happened was weeks ago or longer, so that nobody is told about the first hours. */
export function saysLongAgo(message: string): boolean {
  return longAgo.test(message)
}
