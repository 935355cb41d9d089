import { normalise } from '../normalise.ts'
import { createPhraseFinder, createPhraseList, type Found } from '../phrase-list.ts'
import { deniesOnlyWish, deniesOutright } from './denies-outright.ts'
import { factPhrases } from './fact-phrases.ts'
import { type Fact, facts } from './facts.ts'
import { here, type NewsGroup, type Request, requests, type Stance, stances, worse } from './news-group.ts'
import { requestPhrases } from './request-phrases.ts'
import { stancePhrases } from './stance-phrases.ts'

/** What a message says to somebody who stays: things that changed, a question of its own, a stance. */
export type News = {
  facts: readonly Fact[]
  request?: Request
  stance?: Stance
  /** Somebody unnamed is there; see `placeHere`. */
  isSomebodyHere: boolean
  /** The one who is feared is there, or about to be: nothing may be asked of somebody who has to put the phone away. */
  isFearedNear?: true
  /** What is asked for is to be said to somebody they know. */
  isToPerson?: true
  /** What we heard did not happen, they say; see `deniesOutright`. */
  deniesOutright?: true
  /** And all they deny is that they want to die. */
  deniesOnlyWish?: true
  /** It has come closer: said, not asked. */
  isWorse: boolean
  /** Next to nothing: a dot, "k", "hm". */
  isSilence: boolean
}

const find = createPhraseFinder<NewsGroup>([...factPhrases, ...requestPhrases, ...stancePhrases])
const factNames: ReadonlySet<string> = new Set(facts)

/** "Nobody is coming", "if she were here": what is only wished, feared or denied did not happen. */
const unreal = createPhraseList([
  '(not|no|nobody|never|wish|wishing|if|would|could|should|might|want|wanted|until|till|unless|before|hope|hoping|cannot|pretend|supposed|maybe|think|afraid|scared|used to|nor|without|refuse|refused|when) ~3 $',
])

/** "You didn't answer me" is about us, and not about a line that rings out. */
const meantUs = /\byou (?:did not|do not|are not|have not|never) (?:\w+ )?answer/

const toPerson =
  /\b(?:say|tell|write|text|explain|message|put it)\s+(?:it |this |that )?(?:to )?(?:my |the |our |a )?(?:dr|doctor|gp|nurse|prof\w*|tutor|teacher|counsell?or|coach|boss|manager|colleague|coworker|mom|mum|dad|mother|father|parents?|sister|brother|aunt|uncle|gran\w*|cousin|friend|roommate|flatmate|neighbou?r|partner|husband|wife|girlfriend|boyfriend|pastor|priest|imam|rabbi|her|him|mr|mrs|ms)\b/i

const silence = /^[\s.…,!?:;()-]*(?:k+|ok+|hm+|mm+|um+|uh+|idk|\W{0,4})?[\s.…,!?:;()-]*$/i

export function readNews(text: string): News {
  const line = normalise(text)
  const found = find(line).filter((one) => isReal(line, one))
  const has = (name: NewsGroup['name']) => found.some(({ group }) => group.name === name)
  const request = requests.find((name) => has(name) && !(name === 'no_answer' && meantUs.test(line)))
  const isDenial = deniesOutright(text)
  const stance = isDenial ? 'denial' : stances.find(has)
  return {
    facts: facts.filter(has),
    ...(request ? { request } : {}),
    ...(stance ? { stance } : {}),
    ...(isDenial ? { deniesOutright: true } : {}),
    ...(deniesOnlyWish(text) ? { deniesOnlyWish: true } : {}),
    ...(request === 'what_to_write' && toPerson.test(text) ? { isToPerson: true } : {}),
    isSomebodyHere: has(here),
    isWorse: has(worse),
    isSilence: silence.test(text),
  }
}

function isReal(line: string, { group, start, end }: Found<NewsGroup>): boolean {
  // What is asked is not told.
  if (factNames.has(group.name) && /^[^.?]*\?/.test(line.slice(Math.max(start, end - 2)))) return false
  // "I have not called anyone": the no stands amid the words.
  if (group.name === 'called' && /\b(?:not|never)\b/.test(line.slice(start, end))) return false
  if (group.isDeaf) return true
  const sentence =
    line
      .slice(0, start)
      .trim()
      .split(/(?:^| )[.?](?: |$)/)
      .at(-1) ?? ''
  const clause = sentence.split(/(?:^| )(?:,|but|and then|so|now|then)(?: |$)/).at(-1) ?? ''
  return !unreal.has(`${clause.trim().split(' ').slice(-5).join(' ')} , `)
}
