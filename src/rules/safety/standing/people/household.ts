const kin =
  '(?:mums?|moms?|mam|mother|dads?|father|parents|sister|sis|brother|bro|nan|nana|gran|grandma|grandad|grandpa|aunt(?:ie|y)?|uncle|cousins?|step(?:mum|mom|dad)|foster (?:mum|mom|dad|carer)|flatmates?|room ?mates?|house ?mates?|boyfriend|girlfriend|bf|gf|partner|wife|husband|mate|friend|best friend|family|kids|son|daughter)'
const who = String.raw`(?:(?:my|our|the) (?:\w+ )?${kin}|mum|mom|dad|mum (?:and|n|&) dad|mom (?:and|n|&) dad|nan|gran|everyone|everybody|the (?:whole )?family|the others)`
const is = "(?:'?s|'?re| is| are| r|s)?"

const there = new RegExp(
  [
    String.raw`\b${who}${is} (?:still |all |both |just |also |right |asleep |sat |sitting |only |watching \w+ |cooking )*(?:downstairs|upstairs|next door to me|in the (?:house|flat|next room|kitchen|lounge|living room|front room|other room|room)|in (?:her|his|their|my) (?:bed)?room|across the (?:hall|landing)|down the hall|at home|home|about|around|in bed next to me|on the sofa)\b`,
    String.raw`\b(?:share|sharing) (?:a |my |our |the )?(?:bed)?room (?:with|w) (?:my|our) (?:\w+ )?${kin}\b`,
    String.raw`\b(?:my|our) (?:\w+ )?${kin} (?:\w+ )?(?:shares?|sleeps? in|is in|stays in) (?:my|our|a|the same) (?:bed)?room\b`,
    String.raw`\b(?:my|our) (?:\w+ )?${kin} (?:and (?:i|me) )?(?:sleeps?|lives?) (?:with (?:me|us)|here|next to me|in the (?:same|other|next) (?:room|bed))\b`,
    String.raw`\b(?:live|living) (?:at home )?with (?:my|our) (?:\w+ )?${kin}\b`,
    String.raw`\b(?:house|flat|home)(?:'?s| is)? (?:full|packed|never empty)\b`,
    String.raw`\b(?:i'?m|im|i am) (?:not|never) (?:alone|on my own|by myself|home alone)\b`,
  ].join('|'),
  'i',
)

/** Nobody is there, or somebody who is there is no comfort. */
const notThere =
  /\b(?:not|isn'?t|isnt|aren'?t|arent|never|nobody|no ?one|when|until|till|if|wish|unless|before|after|won'?t be|out|away|at work|gone|left|leaving|dead|died|drunk|screaming|shouting|yelling|angry|hits?|hitting|scared of|afraid of|soon|later|tomorrow|used to)\b/i
const notAlone = /\b(?:not|never) (?:alone|on my own|by myself|home alone)\b/i

/** "Mum's downstairs, my sister shares my room": whoever says that is not by themselves. */
export function tellsOfHousehold(message: string): boolean {
  const parts = message.replaceAll('’', "'").split(/[.!?\n]+|,|\b(?:but|tho|though|n|and)\b(?= )/)
  return parts.some((part) => there.test(part) && (notAlone.test(part) || !notThere.test(part)))
}
