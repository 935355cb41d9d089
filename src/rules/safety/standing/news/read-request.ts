import { normalise } from '../../text/normalise.ts'
import { type Request, requests } from './news-group.ts'

/** Whom they want words for. */
export type WordsFor = {
  /** The words they ask for are meant for somebody they know. */
  isToPerson?: true
  /** They also ask whether to reach or wake that somebody. */
  asksToReach?: 'wake' | 'reach'
  /** And that somebody is not the one in danger: "what do I tell his mother". */
  isToThird?: true
}

type HasRequest = (name: Request, line: string) => boolean

/** Medical questions are answered before we offer any words to say. */
const medical: ReadonlySet<Request> = new Set(['make_sick', 'seen'])

/** Wording they propose themselves: "Maybe I say 'can I show you something'. Is that ok?" */
const ownWords =
  /["“'‘][^"”]{6,160}["”'’].{0,40}\b(?:is (?:that|this|it) (?:ok|okay|fine|good|all ?right|alright|too \w+)|(?:ok|okay|good|all ?right)\s*\?)/i

const meantUs = /\byou (?:did not|do not|are not|have not|never) (?:\w+ )?answer/

const toPerson =
  /\b(?:say|tell|write|text|explain|message|put it)\s+(?:it |this |that )?(?:to )?(?:my |the |our |a )?(?:dr|doctor|gp|nurse|prof\w*|tutor|teacher|counsell?or|coach|boss|manager|colleague|coworker|mom|mum|dad|mother|father|parents?|sister|brother|aunt|uncle|gran\w*|cousin|friend|roommate|flatmate|neighbou?r|partner|husband|wife|girlfriend|boyfriend|pastor|priest|imam|rabbi|her|him|mr|mrs|ms)\b/i

/** "His mum" is not the person in danger; "my mum" may be. */
const toThird =
  /\b(?:say|tell|write|text|explain|message|put it)\s+(?:it |this |that )?(?:to )?(?:his|her|their|the|d[ei]) (?:mom|mum|mama|mother|dad|father|parents?|family|sister|brother|aunt\w*|uncle|gran\w*|cousin|partner|husband|wife|girlfriend|boyfriend|teacher|coach|boss|manager|doctor|school|roommate|flatmate|folks)\b/i

/** "What can I write to him?" asks for words, even if it also says that a call is impossible. */
const asksForWords =
  /\b(?:what|wot|wat|whit) (?:can|do|should|could|would|am) i (?:even |supposed to |going to )?(?:write|say|text|tell)\b/i
/** Whoever they mean, it is not a stranger on a helpline. */
const toSomebody = /\b(?:to|tell|text) (?:him|her|them|somebody|someone|people)\b/i

/** "I texted her 'can you call me'": words written to somebody else are not a request to us. */
const quoted = /\b(?:texted|wrote|said|sent|told|messaged|typed)\b[^"“'‘]{0,30}["“'‘][^"”]{4,200}["”'’](?![a-z])/i

export function withoutQuotes(text: string): string {
  return text.replace(quoted, ' ')
}

/** What they ask of us during a danger, of all that was found in the message and of what is said to us alone. */
export function readRequest(text: string, line: string, isFound: HasRequest, disputes: boolean): Request | undefined {
  const toUs = quoted.test(text) ? normalise(withoutQuotes(text)) : undefined
  const asked = requests.find(
    (name) => isFound(name, line) && (toUs === undefined || isFound(name, toUs)) && !isAboutUs(name, line, disputes),
  )
  if (asked && medical.has(asked)) return asked
  if (asksForWords.test(text)) return 'what_to_write'
  return ownWords.test(text) ? 'own_words' : asked
}

/** Who the words they ask for are for. */
export function readWordsFor(text: string, isReaching: boolean): WordsFor {
  return {
    ...(toPerson.test(text) || toSomebody.test(text) || isReaching ? { isToPerson: true } : {}),
    ...(isReaching ? { asksToReach: /\bwak(?:e|ing)\b/i.test(text) ? ('wake' as const) : ('reach' as const) } : {}),
    ...(toThird.test(text) ? { isToThird: true } : {}),
  }
}

/** "You didn't answer me" and "why do you give me the number" are complaints about us, not requests. */
function isAboutUs(name: Request, line: string, disputes: boolean): boolean {
  return (name === 'no_answer' && meantUs.test(line)) || (name === 'which_number' && disputes)
}
