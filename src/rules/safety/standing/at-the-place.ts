const place =
  '(?:roof|rooftop|bridge|ledge|railing|tracks|platform|cliff|balcony|overpass|parking garage|edge|tower|window ?sill)'
const there = new RegExp(
  `\\b(?:he|she|they|it)(?:['’]?s| is| are|['’]?re)? (?:\\w+ ){0,3}(?:on|at|up on|near|by|from) (?:the|a|that) (?:\\w+ ){0,3}${place}\\b|\\b(?:from|on) the (?:\\w+ ){0,2}${place}\\b|\\bit(?:['’]?s| is) a ${place}\\b`,
  'i',
)
const notNow = /\b(?:used to|last year|years? ago|came down|off the|got down|away from)\b/i

/** The person they worry about is at a height. */
export function isAtThePlace(message: string): boolean {
  return there.test(message) && !notNow.test(message)
}
