/**
 * Somebody at home decides over them: holds the money, reads the phone, locks the door. Nobody was hit. Advice for the
 * minute a blow falls would frighten them and miss what they live with.
 */
const they = String.raw`\b(?:he|she|they|him|her|husband|wife|boyfriend|girlfriend|partner|bf|gf|ex|mum|mom|dad|father|mother|brother|in-?laws?)\b[^.?!]{0,25}?`

const byPhone = new RegExp(
  String.raw`${they}\b(?:checks?|checking|looks? (?:at|through|thru)|reads?|reading|goes (?:through|thru)|going (?:through|thru)|wants to see|scrolls through|has (?:my|the) (?:code|pin|passcode|password) (?:to|for)|knows my (?:passcode|pin|code))\b[^.?!]{0,30}\b(?:phone|messages?|texts?|whatsapp|dms?|insta\w*|email|chats?)\b|\bknows my (?:passcode|password|pin)\b`,
  'i',
)

const byWatching =
  /\b(?:tracks?|tracking|tracker|follows?) (?:me|my)\b|\b(?:likes|wants|needs|has|demands) to know (?:where|who|when|what time) i\b|\b(?:have|got|need) to (?:send|text|tell) (?:him|her|them) (?:\w+ ){0,3}(?:where|when|who|photo|pic\w*|location)\b|\b(?:my location|life ?360|find my)\b[^.?!]{0,30}\b(?:he|she|they|him|her)\b/i

const byMoney =
  /\b(?:has|took|takes|keeps|kept|holds|looks after|controls)\b[^.?!]{0,20}\b(?:my|the|all the) (?:own )?(?:bank ?)?(?:cards?|wages?|money|pay|salary|accounts?)\b|\b(?:have|got|need) to ask (?:him|her|them) (?:for|about) (?:\w+ ){0,3}(?:money|cash|bus fare|petrol|gas)\b|\b(?:don'?t|do not|never) (?:get|have) (?:any |my own )?money unless\b/i

const byDoors =
  /\block(?:s|ed|ing)? (?:me (?:in|out)|the (?:front )?door when (?:he|she|they))\b|\block(?:ed|s)\b[^.?!]{0,40}\b(?:so|and) i (?:couldn'?t|could not|can'?t)\b|\b(?:took|takes|hid|hides|has)\b[^.?!]{0,12}\bmy (?:keys?|passport|shoes|papers|car keys)\b/i

const byPermission =
  /\b(?:(?:didn'?t|did not|doesn'?t|does not|won'?t|never) (?:want|like|let) me (?:to )?(?:go\w*|come|see\w*|work\w*|leave|out|have|talk\w*|wear\w*|meet\w*)|not allowed (?:to|out)|(?:won'?t|wouldn'?t|doesn'?t|didn'?t) let me|decides (?:who|what|when|where) i|permission)\b/i

const signs = [byPhone, byWatching, byMoney, byDoors, byPermission]

const denied =
  /\b(?:never|not|no|nobody|doesn'?t|does not|don'?t|didn'?t|hasn'?t|wouldn'?t|isn'?t|without)\b[^.?!,;]{0,40}/gi

const physical =
  /\b(?:hits?|hitting|punch\w*|slap\w*|smack\w*|kick(?:s|ed|ing)? me|push(?:es|ed|ing)? me|shov\w+|throat|chok\w+|strangl\w+|bruis\w*|grab\w*|threw|throws|hurts? me|beat(?:s|ing|en)?|knife|gun|threaten\w*|kill\w*|burn(?:s|ed|t)?|bit me|pinn\w+|forced?|raped?|scared of|afraid of|frightened of|terrified|(?:raised?|lifted) (?:his|her|their) (?:hand|fist)|smash\w*|bleed\w*|broke my)\b/i

const plain = (text: string) => text.replaceAll(/[’‘]/g, "'")

export function isControlled(texts: readonly string[]): boolean {
  const all = texts.map(plain)
  return (
    all.some((text) => signs.some((sign) => sign.test(text))) &&
    !all.some((text) => physical.test(text.replaceAll(denied, ' ')))
  )
}

/** Somebody else reads this phone, so nothing that leads to help should be looked up on it. */
export function isPhoneRead(texts: readonly string[]): boolean {
  return texts.some((text) => byPhone.test(plain(text)))
}
