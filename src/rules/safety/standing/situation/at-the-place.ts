const place =
  '(?:roof|rooftop|bridge|ledge|railing|tracks|platform|cliff|balcony|overpass|parking garage|edge|tower|window ?sill|quay|pier|jetty|slipway|river ?bank|level crossing)'
const there = new RegExp(
  `\\b(?:he|she|they|it)(?:['’]?s| is| are|['’]?re)? (?:\\w+ ){0,3}(?:on|at|up on|near|by|from) (?:the|a|that) (?:\\w+ ){0,3}${place}\\b|\\b(?:from|on) the (?:\\w+ ){0,2}${place}\\b|\\bit(?:['’]?s| is) a ${place}\\b`,
  'i',
)
const notNow = /\b(?:used to|last year|years? ago|came down|off the|got down|away from)\b/i

/** The person they worry about is at a height. */
export function isAtThePlace(message: string): boolean {
  return there.test(message) && !notNow.test(message)
}

const edge =
  '(?:edge|ledge|railing|parapet|canal|river|water|pier|quays?|jetty|slipway|harbou?r|lake|sea wall|docks?|bridge|tracks|platform|level crossing|roof|rooftop|cliffs?|balcony|window ?sill)'
const ownPlace = new RegExp(
  `\\b(?:i['’]?m|i am|sat|sitting|stood|standing)\\b(?: \\w+){0,5} (?:on|at|by|over|off|above|down|beside) (?:the|a|that|this|my)(?: \\w+){0,2} ${edge}\\b|\\bfeet (?:on|over) the (?:edge|ledge|side)\\b|\\b(?:\\d+|a few|two|three) (?:feet|foot|ft|steps?|metres|meters) (?:off|from) (?:it|the)\\b`,
  'i',
)
const movedBack =
  /\b(?:moved|shuffled|stepped|went|walked|come|came|gone) (?:\w+ ){0,2}(?:back|away|off|inside|up)\b|\baway from\b|\bused to\b/i

/** The one in danger says that they are at the water or at a height themselves: whatever else they answer, they are to move first. */
export function isAtTheEdge(message: string): boolean {
  return ownPlace.test(message) && !movedBack.test(message)
}
