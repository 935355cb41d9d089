/**
 * Somebody at home decides over them: holds the money, reads the phone, locks the door. Nobody was hit. Advice for the
 * minute a blow falls would frighten them and miss what they live with.
 */
const they = String.raw`\b(?:he|she|they|him|her|husband|wife|boyfriend|girlfriend|partner|bf|gf|ex|mum|mom|dad|father|mother|brother|in-?laws?)\b[^.?!]{0,25}?`

const byPhone = new RegExp(
  String.raw`${they}\b(?:checks?|checking|looks? (?:at|through|thru)|reads?|reading|goes (?:through|thru)|going (?:through|thru)|wants to see|scrolls through|has (?:my|the) (?:code|pin|passcode|password) (?:to|for)|searches|searched|checked|went through|gets into|knows my (?:passcode|pin|code))\b[^.?!]{0,30}\b(?:phone|messages?|texts?|whatsapp|dms?|insta\w*|email|chats?)\b|\bknows my (?:passcode|password|pin)\b|${they}\b(?:looks?|looking|reads?|reading|watch\w*|lean\w*)(?: \w+){0,2} over my shoulder\b|${they}\b(?:has|have|got|uses) my (?:face ?id|fingerprint|pass(?:word|code)|pin|login)\b|\bmy (?:account|whatsapp|messages|phone|chats?)\b[^.?!]{0,25}\b(?:logged in|linked|mirrored|synced|come up|show up|pop up)\b[^.?!]{0,15}\b(?:his|her|their)\b|\b(?:takes?|took) my phone\b[^.?!]{0,30}\b(?:reads?|looks?|goes through|checks?)\b`,
  'i',
)

/** "Reads my messages and never replies" is about waiting for an answer. */
const notAnswered =
  /\b(?:left|leaves?|leaving|on) (?:me )?(?:on )?(?:read|seen)\b|\b(?:never|doesn'?t|does not|without|didn'?t|won'?t|not)\b[^.?!]{0,12}\b(?:repl\w+|answer\w*|respond\w*|write back|text back)\b/i

const byWatching =
  /\b(?:tracks?|tracking|tracker|follows?) (?:me|my)\b|\b(?:likes|wants|needs|has|demands) to know (?:where|who|when|what time) i\b|\b(?:have|got|need) to (?:send|text|tell) (?:him|her|them) (?:\w+ ){0,3}(?:where|when|who|photo|pic\w*|location)\b|\b(?:my location|life ?360|find my)\b[^.?!]{0,30}\b(?:he|she|they|him|her)\b/i

const byMoney =
  /\b(?:has|took|takes|keeps|kept|holds|looks after|controls|hangs on to|'s got|got|hides|hid)\b[^.?!]{0,20}\b(?:my|the|all the) (?:own )?(?:bank ?)?(?:cards?|wages?|money|pay|salary|accounts?)\b|\b(?:have|got|need) to ask (?:him|her|them|my \w+) (?:for|about) (?:\w+ ){0,3}(?:money|cash|fare|petrol|gas|euros?|penny|cents?|pounds?|dollars?)\b|\b(?:don'?t|do not|never) (?:get|have) (?:any |my own )?money unless\b|\bmy (?:bank )?(?:card|wages?|pay)\b[^.?!]{0,15}\b(?:in|stays? with|goes to|into) (?:his|her|their|him|them)\b|\b(?:won'?t|doesn'?t|wouldn'?t) (?:give|let) me (?:have )?(?:my own |a |any )?(?:bank )?(?:card|money|account)\b/i

const byDoors =
  /\block(?:s|ed|ing)? (?:me (?:in|out)|the (?:front )?door when (?:he|she|they))\b|\block(?:ed|s)\b[^.?!]{0,40}\b(?:so|and) i (?:couldn'?t|could not|can'?t)\b|\b(?:took|takes|hid|hides|has|keeps|kept|holds)\b[^.?!]{0,30}\b(?:my (?:keys?|passport|shoes|papers|car keys|phone)|(?:car|house|door) keys)\b|\b(?:car |house )?keys (?:stay|are always) with (?:him|her|them)\b/i

const byPermission =
  /\b(?:(?:didn'?t|did not|doesn'?t|does not|won'?t|never) (?:want|like|let) me (?:to )?(?:go\w*|come|see\w*|work\w*|leave|out|have|talk\w*|wear\w*|meet\w*)|not allowed (?:to|out)|(?:won'?t|wouldn'?t|doesn'?t|didn'?t) let me|decides (?:who|what|when|where) i|permission)\b/i

function readsPhone(text: string): boolean {
  return byPhone.test(text) && !notAnswered.test(text)
}

const signs = [byWatching, byMoney, byDoors, byPermission]

const denied =
  /\b(?:never|not|no|nobody|doesn'?t|does not|don'?t|didn'?t|hasn'?t|wouldn'?t|isn'?t|without)\b[^.?!,;]{0,40}/gi

const physical =
  /\b(?:hits?|hitting|punch\w*|slap\w*|smack\w*|kick(?:s|ed|ing)? me|push(?:es|ed|ing)? me|shov\w+|throat|chok\w+|strangl\w+|bruis\w*|grab\w*|threw|throws|hurts? me|beat(?:s|ing|en)?|knife|gun|threaten\w*|kill\w*|burn(?:s|ed|t)?|bit me|pinn\w+|forced?|raped?|scared of|afraid of|frightened of|terrified|(?:raised?|lifted) (?:his|her|their) (?:hand|fist)|smash\w*|bleed\w*|broke my)\b/i

const plain = (text: string) => text.replaceAll(/[’‘]/g, "'")

export function isControlled(texts: readonly string[]): boolean {
  const all = texts.map(plain)
  return all.some((text) => readsPhone(text) || signs.some((sign) => sign.test(text))) && !tellsOfBlows(texts)
}

export function tellsOfBlows(texts: readonly string[]): boolean {
  return texts.some((text) => physical.test(plain(text).replaceAll(denied, ' ')))
}

/** Somebody else reads this phone, so nothing that leads to help should be looked up on it. */
export function isPhoneRead(texts: readonly string[]): boolean {
  return texts.some((text) => readsPhone(plain(text)))
}
