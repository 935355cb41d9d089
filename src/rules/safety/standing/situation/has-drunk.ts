const amount =
  '(?:bottles?|pints?|cans?|beers?|wines?|glass(?:es)?|whiske?y|vodka|gin|rum|brandy|ciders?|shots?|jar|jars|drinks?|naggin|six ?pack|box of wine|few too many|few jars)(?! of (?:pills|tablets|water|meds))'

const drunkNow = new RegExp(
  [
    `\\bi(?:'?m| am|'ve been| have been| been)? (?:\\w+ )?(?:drunk|pissed|wasted|hammered|plastered|langers|steaming|tipsy|legless|locked|half cut|half gone|well on|three sheets)\\b(?! (?:off|out|at|with))`,
    `\\b(?:had|drank|drunk|drinking|downed|finished|sunk|necked|polished off|got through|on my|into my|${amount} (?:\\w+ )?(?:in|down)) (?:\\w+ ){0,4}?${amount}\\b`,
    `\\b(?:bottle|pints?|cans?|beers?|whiske?y|vodka|gin|rum|brandy|wine)\\b(?! of (?:pills|tablets|meds))[^.!?]{0,20}\\b(?:in|inside|into|down) me\\b|\\b(?:half|most of) a bottle of (?:wine|vodka|gin|whiske?y|rum|brandy) (?:down|in|gone)\\b`,
    `\\b(?:\\d+|two|three|four|five|six|seven|eight|ten) (?:beers?|pints?|cans?|glasses|shots|drinks) (?:in|deep|down)\\b`,
    `\\bi(?:'ve| have)? (?:been|am|'m) drinking\\b|(?<!\\b(?:he|she|they|him|her)\\b[^.!?]{0,12})\\b(?:back )?on the (?:drink|beers?|wine|whiske?y|vodka|gin|rum)(?: again)? (?:tonight|now|since|all (?:day|night|evening))\\b|^\\W*(?:(?:bit|pretty|very|so|quite|already) )?(?:drunk|wasted|hammered|plastered|tipsy)\\b`,
    `\\bi(?:'ve| have)? (?:had|drank|drunk) (?:a (?:lot|few|skinful)|too (?:much|many)) (?:to drink|of drinks?|drinks?|tonight)\\b`,
  ].join('|'),
  'i',
)

const notNow =
  /\b(?:not|never|haven'?t|hasn'?t|didn'?t|don'?t|won'?t|used to|years ago|last (?:week|month|year|weekend)|sober|most nights|every night|usually|tea|coffee|water|milk|juice|coke|some nights|on weekends)\b/i

/** "Most of a bottle in me": they have been drinking tonight. What they drink on other nights is something else. */
export function saysHasDrunk(message: string): boolean {
  return message
    .replaceAll('’', "'")
    .split(/[.!?\n;,]+|\b(?:and|but|so)\b/)
    .some((sentence) => drunkNow.test(sentence) && !notNow.test(sentence))
}
