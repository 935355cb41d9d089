import type { DangerKind } from '../../../coach/heard.ts'
import { saysOnlyForNow } from '../../answers.ts'
import { dangersToOneself } from '../../danger-groups.ts'
import type { LineQuestion } from '../../languages/line-questions.ts'
import type { Threats } from '../../languages/threats.ts'
import { createPhraseFinder, createPhraseList, type Found } from '../../phrases/phrase-list.ts'
import { normalise } from '../../text/normalise.ts'
import { readAnswered, type Topic } from '../answered.ts'
import { type Confidence, readConfided } from '../confided.ts'
import { type Fact, facts, settling } from '../facts.ts'
import { type HarmNews, readHarmNews } from '../harm/harm-news.ts'
import { isHandingOver } from '../people/hands-over.ts'
import { type Helper, readCompany, readHelper } from '../people/helper.ts'
import { pleads } from '../plea.ts'
import { saysWithinReach } from '../situation/within-reach.ts'
import { deniesOnlyWish, deniesOutright, disputesWords } from '../taken-back/denies-outright.ts'
import { saysFigureOfSpeech } from '../taken-back/says-figure-of-speech.ts'
import { factPhrases } from './fact-phrases.ts'
import { here, type NewsGroup, ofOther, type Request, type Stance, stances, worse } from './news-group.ts'
import { readRequest, readWordsFor, type WordsFor, withoutQuotes } from './read-request.ts'
import { requestPhrases } from './request-phrases.ts'
import { stancePhrases } from './stance-phrases.ts'

/** What a message tells us during a danger: new facts, a question of their own, how they react to us. */
export type News = HarmNews &
  WordsFor & {
    facts: readonly Fact[]
    request?: Request
    stance?: Stance
    /** Facts about the person in danger, if that is somebody else; see `withFactsOfOther`. */
    factsOfOther?: readonly Fact[]
    /** Somebody unnamed is there; see `interpretHere`. */
    isSomebodyHere: boolean
    /** The person in danger, who is somebody else, is alone: "she's alone in her flat". */
    isAlone?: true
    /** What they might use is where they can get at it; see `saysWithinReach`. */
    isWithinReach?: true
    /** They are safe until the children have gone to bed, and no longer. */
    isOnlyForNow?: true
    /** The one who is feared is there or about to be. We ask nothing, because the person has to put the phone away. */
    isFearedNear?: true
    /** They ask whether to tell somebody of it. */
    asksWhetherToTell?: true
    /** They say that what we heard did not happen; see `deniesOutright`. */
    deniesOutright?: true
    /** They say it was a figure of speech; the only thing they deny is that they want to die. */
    isFigure?: true
    deniesOnlyWish?: true
    /** They say that we misquoted them; see `disputesWords`. */
    disputes?: true
    /** They ask something that has to be answered; they say that we misread, skipped or repeated something. */
    isAsking?: true
    isMisread?: true
    /** They beg us not to call or tell anyone. */
    pleads?: true
    /** Somebody takes over now; see `isHandingOver`. */
    isHandingOver?: true
    /** Confidences that need a response before anything else; the gravest first. */
    confides?: readonly Confidence[]
    /** Topics of our questions that they have answered, whether or not we had asked. */
    answers?: readonly Topic[]
    /** What they ask about a helpline, in another language, and the digits of the one they name. */
    lineQuestions?: readonly LineQuestion[]
    lineNumber?: string
    /** In another language: they ask something, or write more than a few words. */
    says?: 'question' | 'more'
    /** In another language: what they name that they should stay away from. */
    threats?: Threats
    /** "I said already." */
    isReminding?: true
    /** A person close to them who would listen. */
    helper?: Helper
    isHelperFar?: true
    /** The facts are about that person: "she is on her way". */
    isOfHelper?: true
    /** They state, rather than ask, that the danger has become more urgent. */
    isWorse: boolean
    /** Almost empty: a dot, "k", "hm". */
    isSilence: boolean
  }

const find = createPhraseFinder<NewsGroup>([...factPhrases, ...requestPhrases, ...stancePhrases])
const factNames: ReadonlySet<string> = new Set(facts)
/** "Nobody is coming", "if she were here": wished, feared or denied things did not happen. */
const unreal = createPhraseList([
  '(not|no|nobody|never|wish|wishing|if|would|could|should|might|want|wanted|until|till|unless|before|hope|hoping|cannot|pretend|supposed|maybe|think|afraid|scared|used to|nor|without|refuse|refused|when) ~3 $',
])

const otherAlone =
  /\b(?:she|he|they|[A-Z][a-z]+)(?:'?s| is|'?re| are)(?: \w+)? (?:alone|on (?:her|his|their) own|by (?:her|him|them)sel\w+)\b/
/** "I'm on the phone with her" is company of a kind, but she is still alone in her flat. */
const onThePhone =
  /\b(?:on|over|via|by)(?: (?:the|a|my|video|the other|another))? (?:phone|call|line|video|facetime|whatsapp|text)\b|\bin (?:touch|contact) with\b|\b(?:texting|chatting|talking) with\b/i

/** Matches "er fine? just tired". "Fine, I'll tell you" leads to something else. */
const fineFirst =
  /^\W*(?:(?:er+|um+|uh+|well|yeah|yes|oh|i'?m|im|i am)\W+){0,2}(?:fine|all ?right)\b\W*(?:\?|$|(?:just|only|thanks|thank|why|lol|really|honestly)\b)/i

/** They are leaving to talk to somebody close. "I will miss my brother" is something else altogether. */
const goingToThem =
  /\b(?:(?:gonna|going to|about to|will|'ll|let me) (?:\w+ )?(?:ring|call|phone|facetime|talk to)|(?:i'?m|im|i am) (?:just )?(?:calling|ringing|phoning)) (?:my|him|her)\b/i

/** "She's coming in 20 minutes", "not here yet": until then they are alone. */
const onTheWay =
  /\b(?:(?:not|isn'?t|isn’t|aren'?t) (?:here|there|home|in) yet|\d+ ?(?:mins?|minutes?) (?:away|out|off)|(?:driving|cycling|walking|running|rushing|racing|heading|on (?:his|her|their|the) way) (?:home|over|there|back|round|to (?:him|her|them))|(?:coming|be here|there|over|arrives?|arriving)\b.{0,12}\b(?:in|about) (?:an?|\d+|ten|twenty|half) ?(?:h|hrs?|hours?|mins?|minutes?)|in \d+ ?(?:mins?|minutes?))\b/i

/** "Texted her 'you up? can you come get me'. Sent it": somebody knows now. */
const sentIt =
  /\btexted (?:her|him|them|my \w+)\b[^.?!]{0,12}['"‘“]|\b(?:i )?sent it\b(?! (?:to (?:you|the line)))|\bi(?:'ve| have)? (?:just )?(?:texted|messaged) (?:her|him|them|my (?:sister|brother|mum|mom|dad|friend|mate|flatmate|roommate|aunt|cousin))\b/i

/** "I shouldn't have written that" rues the telling, and takes no blame for what was done. */
const ruesTelling =
  /\bshould(?:n['’]?t| not) have (?:written|wrote|said|told|come|bothered|posted|opened|asked|mentioned|started)\b/i

const notPutAway = /\b(?:took|take|taken) (?:it|them) out\b|\bheld it\b|\b(?:in|into) (?:his|her|their|my) head\b/i
const onlyIfTheyKnew = /\b(?:she|he|they)['’]?d (?:be|come|drive|get|take)\b|\bif (?:she|he|they) (?:knew|could)\b/i
const longSince =
  /\b(?:last (?:year|summer|winter|month|time)|years? ago|back then|when i was (?:\d|a |in |little|younger))\b/i

const silence = /^[\s.…,!?:;()-]*(?:k+|ok+|hm+|mm+|um+|uh+|idk|\W{0,4})?[\s.…,!?:;()-]*$/i

/** "There's nobody next to me, I'm alone", "she's not here": nobody is there, whatever else the words resemble. */
const nobodyHere =
  /\b(?:nobody|no ?one|no-one)\b.{0,20}\b(?:here|next to me|with me|around)\b|\bi(?:'?m| am) (?:still |all )*(?:alone|on my own|by myself)\b|\b(?:she|he|they)(?:'?s| is|'?re| are)? not (?:here|in|home|back|there|answering|picking up)\b/i
/** "It's easier than saying it" compares two ways, and does not mean that they are calmer. */
const easierThan = /\beasier (?:than|to|if|when)\b/i
/** "That helps about the job" is about our answer. */
const onlyHelps = /\b(?:that|this|it|which) (?:\w+ )?helps? (?:about|with|a bit about|on) (?:the|my|work|that|this)\b/i
const notWell = /\bnot (?:\w+ )?(?:ok|okay|alright|all right|better|calmer|fine|good)\b/i
/** "Feel safe, idk, for him to be in a good mood" answers our question, and says the opposite. */
const safeUnknown =
  /\bsafe\b[^.?!]{0,12}\b(?:idk|dunno|(?:i )?(?:do not|don['’]?t) (?:even )?know|would (?:be|mean)|means? (?:that )?(?:he|she|they))\b/i
const toNobody = /\btalk(?:ing)? to (?:a|the) (?:brick )?(?:wall|robot|machine|bot)\b/i

const aLine =
  /\b(?:988|911|999|112|111|116|741741|line|hotline|helpline|samaritans|shout|childline|police|ambulance|counsell?or|crisis|poison)\b/i

export function readNews(text: string): News {
  const line = normalise(text)
  const found = find(line).filter((one) => isReal(line, one))
  const has = (name: NewsGroup['name']) => found.some(({ group }) => group.name === name)
  // "I've sent 'i haven't got a chest infection'": written to somebody else, it denies nothing here.
  const own = withoutQuotes(text)
  const disputes = disputesWords(own)
  const isFound = (name: Request, inLine: string) =>
    inLine === line ? has(name) : find(inLine).some(({ group }) => group.name === name)
  const wish = readRequest(text, line, isFound, disputes)
  const isDenial = deniesOutright(own)
  const isOnTheWay = onTheWay.test(text)
  const isParting = has('bye') || has('thanks')
  const isReached =
    (has('reached') || (isParting && goingToThem.test(text))) && !isOnlyMaybe(text) && !toNobody.test(text)
  // "No, nobody. But now I call her. Thank you, I go": the call counts, and not the "nobody".
  const fine = fineFirst.test(text) ? ('fine' as const) : undefined
  const beside = readTold(text)
  // In a longer message, "nobody knows" says who was told, and not who is there.
  const saysMore = text.trim().split(/\s+/).length > 4
  const isUntold = saysMore && beside.answers?.includes('unknown') === true && !beside.answers.includes('alone')
  const isNobodyHere = nobodyHere.test(text)
  const isAlone = otherAlone.test(text)
  const isOnlyOnPhone = onThePhone.test(text) && !/\b(?:here|there|beside|next to|came|arrived)\b/i.test(text)
  const toldFacts = facts.filter((name) => {
    if (name === 'reached') return isReached
    // "Last year I told a therapist one thing" tells why nobody is told now.
    if (name === 'told' && longSince.test(text)) return false
    // "She'd be on a plane if she knew": nobody is coming.
    if (name === 'help_coming' && onlyIfTheyKnew.test(text)) return false
    return (
      has(name) &&
      !(name === 'with_someone' && (isOnTheWay || isNobodyHere || isAlone || isOnlyOnPhone)) &&
      !(name === 'calmer' && (notWell.test(text) || easierThan.test(text) || onlyHelps.test(text))) &&
      !(name === 'safe' && (safeUnknown.test(text) || saysOnlyForNow(text))) &&
      // "Took it out Tuesday and held it, put it back": it is where it was, so nothing was put away.
      !(name === 'put_away' && notPutAway.test(text)) &&
      // "I texted my brother", "I'm on the phone with her": a person, not a helpline.
      !(name === 'called' && (has('told') || has('reached')) && !aLine.test(text))
    )
  })
  // "The paramedics are with her. Then she hung up": somebody who has help or is safe does not need to be reached.
  if (sentIt.test(text) && !toldFacts.includes('told') && !toldFacts.includes('called')) toldFacts.push('told')
  const isHelped = toldFacts.some((fact) => settling.has(fact))
  const request = wish === 'no_answer' && isHelped ? undefined : wish
  const isNone = (name: Stance) =>
    (name === 'nobody' && (isUntold || isHelped || /\b(?:nobody|no ?one)\b[^.?!]{0,10}\bbut\b/i.test(text))) ||
    (name === 'blame' && ruesTelling.test(text))
  const taken = stances.find((name) => has(name) && !isNone(name)) ?? fine
  const stance = isDenial || disputes ? 'denial' : isReached && isParting ? 'bye' : taken
  const isCompany = has(ofOther.company) && !isOnTheWay && !isNobodyHere && !isAlone && !isOnlyOnPhone
  const factsOfOther: readonly Fact[] = [
    ...(isCompany ? ['with_someone' as const] : []),
    ...(has(ofOther.handed) ? ['put_away' as const] : []),
  ]
  return {
    ...beside,
    ...(factsOfOther.length > 0 ? { factsOfOther } : {}),
    ...(isAlone ? { isAlone: true } : {}),
    ...(saysWithinReach(text) ? { isWithinReach: true } : {}),
    ...(saysOnlyForNow(text) ? { isOnlyForNow: true } : {}),
    ...(toldFacts.some((name) => ofCompany.has(name)) ? readOfCompany(text) : {}),
    ...(disputes ? { disputes } : {}),
    facts: toldFacts,
    ...(request ? { request } : {}),
    ...(stance ? { stance } : {}),
    ...(isDenial ? { deniesOutright: true } : {}),
    ...(saysFigureOfSpeech(text) ? { isFigure: true } : {}),
    ...(isHandingOver(text) ? { isHandingOver: true } : {}),
    ...(deniesOnlyWish(text) ? { deniesOnlyWish: true } : {}),
    ...(request === 'what_to_write' ? readWordsFor(text, has('should_reach')) : {}),
    isSomebodyHere: has(here) && !isOnTheWay && !isNobodyHere && !hasGonePast(text),
    isWorse: has(worse),
    isSilence: silence.test(text),
  }
}

/** "He is with his mom now", "she gave me the pills": when somebody else is in danger, these are facts about them. */
export function withFactsOfOther(news: News, kind: DangerKind): News {
  const { factsOfOther = [] } = news
  const told = facts.filter((fact) => news.facts.includes(fact) || factsOfOther.includes(fact))
  // Somebody who wants to die and is out in the shed has got away from nothing.
  return { ...news, facts: dangersToOneself.has(kind) ? told.filter((fact) => fact !== 'away') : told }
}

/** Facts about somebody who is coming, is there or knows. */
const ofCompany: ReadonlySet<Fact> = new Set(['help_coming', 'with_someone', 'told', 'reached'])

function readOfCompany(text: string): Pick<News, 'helper' | 'isOfHelper'> {
  const helper = readCompany(text)
  if (helper) return { helper, isOfHelper: true }
  // "I showed my boss, he locked the door": that is not the roommate they had named before.
  if (/\bmy (?:\w+ )?(?:boss|manager|supervisor|teacher|doctor|neighbou?r|coach|landlord)\b/i.test(text)) return {}
  return /\b(?:she|he)(?:'s|s|'ll)?\b/i.test(text.replaceAll('’', "'")) ? { isOfHelper: true } : {}
}

/** "He went past, I heard his door": whoever is feared was close, and is not any more. */
function hasGonePast(text: string): boolean {
  return (
    /\b(?:went|walked|gone|goes) (?:right |straight )?past\b|\b(?:he|she|they)(?:'?s|'?ve| has| have)? (?:gone|went) (?:to |back to |up to )?(?:bed|sleep)\b|\b(?:asleep|passed out) now\b/i.test(
      text,
    ) && !/\b(?:coming|comes|woke|awake|back up)\b/i.test(text)
  )
}

/** "Maybe I can call her": the normalised line no longer has the "maybe", so the text is checked. */
function isOnlyMaybe(text: string): boolean {
  return (
    /\b(?:maybe|perhaps|might)\b[^.!?]{0,30}\b(?:call|ring|phone|talk|speak)/i.test(text) &&
    !/\bcall(?:s|ed|ing)? me\b/i.test(text)
  )
}

/** What a message tells beyond facts, requests and reactions. */
function readTold(
  text: string,
): HarmNews & Pick<News, 'confides' | 'answers' | 'isReminding' | 'helper' | 'isHelperFar' | 'pleads'> {
  const confides = readConfided(text)
  const { topics, isReminding } = readAnswered(text)
  const { helper, isFar } = readHelper(text)
  return {
    ...(confides.length > 0 ? { confides } : {}),
    ...(topics.length > 0 ? { answers: topics } : {}),
    ...(isReminding ? { isReminding } : {}),
    ...(helper ? { helper } : {}),
    ...(isFar ? { isHelperFar: isFar } : {}),
    ...(pleads(text) ? { pleads: true } : {}),
    ...readHarmNews(text),
  }
}

function isReal(line: string, { group, start, end }: Found<NewsGroup>): boolean {
  // A question does not state a fact.
  if (factNames.has(group.name) && /^[^.?]*\?/.test(line.slice(Math.max(start, end - 2)))) return false
  const words = line.slice(start, end)
  // In "I have not called anyone" the negation is inside the phrase, and "she is called Lena" is not a call.
  if (group.name === 'called' && /\b(?:not|never|(?:is|was|are) called)\b/.test(words)) return false
  // "She didn't say I was lying", "it's not her fault she works nights": neither takes back nor passes on what was told.
  if (
    group.name === 'denial' &&
    /^(?:did not|do not|never) /.test(words) &&
    /\b(?:she|he|they) $/.test(line.slice(0, start))
  )
    return false
  if (group.name === 'not_mine' && / fault /.test(words)) return false
  // "I asked about my sister", "I told you": said to us, so nobody else knows yet.
  if (group.name === 'told' && /\b(?:asked about|told you|asked you)\b/.test(words)) return false
  // "Are you going to ring my mum" asks what we do, with or without its question mark.
  if (
    group.name === 'reached' &&
    /(?:are|will|would|do|can) (?:you|they|he|she|school|miss|sir) $/.test(line.slice(0, start))
  )
    return false
  if (group.ignoresNegation) return true
  const sentence =
    line
      .slice(0, start)
      .trim()
      .split(/(?:^| )[.?](?: |$)/)
      .at(-1) ?? ''
  const clause = sentence.split(/(?:^| )(?:,|but|and then|so|now|then)(?: |$)/).at(-1) ?? ''
  return !unreal.has(`${clause.trim().split(' ').slice(-5).join(' ')} , `)
}
