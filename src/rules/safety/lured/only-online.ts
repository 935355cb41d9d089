import { normalise } from '../text/normalise.ts'
import { piecesIn } from './pieces.ts'
import { isFromScreen } from './who.ts'

/** Words for dying, for a blow, for being touched, or for despair: then the listener may be right. */
const dark =
  /\b(?:die|died|dies|dying|dead|death|suicid\w*|kill\w*|alive|live|living|life|end it|ending it|end my|gone|any ?more|pointless|no point|the point|hope\w*|worthless|burden|better off|without me|miss me|notice if|give up|giving up|go on|cope|wake up|goodbye|pills?|tablets?|overdos\w*|bridge|roof|knife|blade|razor|cut|cuts|cutting|blood|bleed\w*|hurt\w*|harm\w*|hate myself|hit|hits|hitting|slap\w*|punch\w*|kick(?:s|ed)? me|beat|beats|beaten|chok\w*|strangl\w*|grab\w*|shov\w*|push(?:ed|es) me|belt|bruis\w*|touch\w*|rape\w*|assault\w*|forc\w*|made me|undress\w*|afraid|scared|scares|terrif\w*|frighten\w*|threat\w*|follow(?:s|ed|ing) me home|locked|gun|voices|starv\w*|throw(?:ing)? up|took too|swallow\w*|froze|frozen|his (?:car|house|place|flat|room)|came (?:over|round)|in person|slept|sex\w*|rap(?:ed|ing)|drunk|drugs?)\b/i
/** "The messages disappear": said of an app. */
const vanishing = /\b(?:disappear\w*|vanish\w*|gone)\b/gi
const ofApp = /\b(?:app|apps|messages?|msgs?|chats?|texts?|dms?|snaps?|pics?|photos?|pictures?|account)\b/i
const ofThem =
  /\b(?:he|hes|he['’]s|him|his|she|shes|she['’]s|her|they|theyre|they['’]re|them|app|apps|game|online|chat|messages?|pics?|pictures?|photos?|discord|snap|roblox|switch)\b/i

const whereTheyLive = /\bwhere (?:i|he|she|they|we) lives?\b/gi
/** Somebody at home, unless it is about the phone or about telling them. */
const family =
  /\b(?:mum|mom|dad|stepdad|stepmum|stepmom|father|mother|brother|uncle|husband|wife|boyfriend|girlfriend|ex)\b/i
const ofPhone = /\b(?:phone|ipad|tablet|laptop|tell|told|find|finds|know|knows|check\w*)\b/i

/** How many words an answer like "i'm not sure" or "no??" has at most. */
const short = 4

/**
 * While they tell of somebody from a game or an app: "the messages disappear", "he wants me to switch", "hes mad". To the
 * listener, that sounds like dying or like violence at home, and nothing of it was said. Words of their own for it count.
 */
export function mentionsOnlyOnline(texts: readonly string[], isDirectQuestion = false): boolean {
  const said = (texts.at(-1) ?? '').replaceAll('’', "'")
  const here = said.replaceAll(whereTheyLive, ' ')
  const rest = ofApp.test(here) ? here.replaceAll(vanishing, ' ') : here
  if (dark.test(rest) || rest.search(vanishing) >= 0 || (family.test(rest) && !ofPhone.test(rest))) return false
  if (isDirectQuestion) return true
  // Without any sign that somebody is being won over, whatever else is told of a screen may be a danger of its own.
  if (!texts.some((text) => piecesIn(normalise(text)).length > 0)) return false
  if (!ofThem.test(said) && said.trim().split(/\s+/).length > short) return false
  return isFromScreen(texts.map((text) => ({ text, line: normalise(text) })))
}
