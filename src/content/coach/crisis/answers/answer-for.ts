import { saysStaying } from '#rules/safety/standing/at-home/asked-at-home.ts'
import { isExpecting } from '#rules/safety/standing/at-home/expecting.ts'
import { whereaboutsOf } from '#rules/safety/standing/at-home/whereabouts.ts'
import type { Fact } from '#rules/safety/standing/facts.ts'
import { isOwnHarm } from '#rules/safety/standing/harm/own-harm.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { isSaferInside } from '../parts.ts'
import { answerForWords, answerNarrowByRule } from './answer-narrow.ts'
import { answerEatingDoctor } from './body/eating-doctor.ts'
import {
  type ChosenAnswer,
  chooseAnswer,
  chooseNarrowAnswer,
  chooseNarrowForQuestion,
  type NearReading,
} from './choose-answer.ts'
import type { FindWritten } from './choose-by-rule.ts'
import { answerAskedAboutFriend, ofFarAway } from './friend/asked-about-friend.ts'
import { answerGunThere } from './friend/gun-there.ts'
import { answerAskedAfterHarm } from './hurt/asked-after-harm.ts'
import { answerAtHome } from './hurt/at-home/answer-at-home.ts'
import { answerIfAbuse } from './hurt/is-it-abuse.ts'
import { answerIfNormal } from './hurt/is-it-normal.ts'
import { answerLured } from './hurt/lured.ts'
import { answerOnline, answerOnlinePiece } from './hurt/online-questions.ts'
import { answerStrangled, hasBeenStrangled } from './hurt/strangled.ts'
import { answerThinksOfTelling } from './hurt/thinks-of-telling.ts'
import { answerAboutMeans } from './own/about-the-means.ts'
import { answerAskedInDanger, answerAskedOfLine } from './own/asked-in-danger.ts'
import { answerHarmQuestion } from './own/harm-questions.ts'

type Told = {
  /** Everything they wrote in the last day, the newest last. */
  texts: readonly string[]
  near: readonly NearReading[]
  current: SafetyState
  news: News
  written?: FindWritten | undefined
}

/** Facts we may conclude from the meaning alone. That somebody is there, or that they are safe, must be in the words. */
const factsFoundByMeaning: ReadonlySet<Fact> = new Set(['reached', 'told', 'help_coming', 'called'])

/** They are for somebody who is getting out. Whoever is controlled and has decided nothing hears them as an order to leave. */
const ofLeaving: ReadonlySet<string> = new Set([
  'hes-sorry',
  'hes-asleep-or-out',
  'no-money',
  'nowhere-to-go',
  'promise-dont-tell',
  'police-make-it-worse',
])

/** Only for somebody who says that they are pregnant themselves, however near a message about a colleague's baby comes. */
const ofPregnancy = 'pregnant-and-hurt'

/** They are for a parent who is hurt, and frighten a child who is. */
const ofParents: ReadonlySet<string> = new Set([
  'lose-my-kids',
  'kids-saw-it',
  'shelter-what-like',
  'nowhere-to-go',
  'visa-papers',
  'what-to-pack',
  'no-money',
])

/** Only for somebody who swallowed something: "no drinking, no vomiting" is wrong for a faint. */
const ofSwallowing: ReadonlySet<string> = new Set([
  'took-just-now',
  'feel-fine-after',
  'make-myself-sick',
  'sleep-it-off',
  'is-it-too-much',
  'poison-line-said',
  'regret-dont-want-die',
  'with-alcohol',
  'threw-up-already',
  'water-milk-coffee',
  'took-hours-ago',
])

/** What the sentence must say outright: taken for something else, these answers do harm or sound deaf. */
const onlyIf: Readonly<Record<string, RegExp>> = {
  'child-normal-day':
    /\b(?:training|practice|match|game|party|sleepover|friends?|band|rehearsal|trip|football|hockey|swimming|concert|mates|school)\b/i,
  'child-take-phone': /\b(?:phones?|mobile|ipad|laptop|tiktok|insta\w*|snap\w*|screens?|online|internet|wifi)\b/i,
  'roof-went-out':
    /\b(?:gone|left|leaving|walked|stormed|drove|driven|out|missing|ran|where (?:he|she|they)|not (?:home|back)|went (?:out|off|for))\b/i,
  'roof-has-it-in-hand':
    /\b(?:hands?|hold(?:s|ing)?|kni(?:fe|ves)|guns?|rifle|pistol|rope|balcony|roof|ledge|edge|garage|locked|tablets|pills|bottle|blades?|razor)\b/i,
  'roof-wont-open':
    /\b(?:door|lock\w*|open\w*|(?:he|she|they)\b[^.?!]{0,16}\banswer\w*|let me in|come out|knock\w*|bolt\w*|leave me alone|go (?:away|to bed)|shut)\b/i,
  'roof-leave-them':
    /\b(?:leave|leaving|sleep\w*|bed|work|school|uni|shops?|shift|alone|fetch|pick up|pop|nip|hours?|minutes?|stay|church|errand)\b/i,
  'voices-not-suicidal': /\b(?:suicid\w*|die|dying|dead|live|alive|kill|end (?:it|my))\b/i,
  'voices-somebody-coming':
    /\b(?:coming|comes?|on (?:her|his|their|the) way|be here|minutes?|mins?|arriv\w*|picking me up|fetch\w*|driving over|going to sit with me)\b/i,
  'voices-calling-now':
    /\b(?:i['’]?m|im|i am|i['’]?ve|ive|i have|i just|i|going to|gonna|we) (?:\w+ ){0,2}(?:ring|ringing|rung|rang|call|calling|called|dial\w*|phon\w*)\b|\b(?:on hold|in (?:a|the) queue|on the (?:phone|line))\b/i,
  'voices-quieter':
    /\b(?:quiet\w*|stopped|gone|calm\w*|normal|better|fad\w*|less|silent|silence|eased|faint\w*|nothing)\b/i,
  'voices-cant-sleep': /\b(?:sleep\w*|slept|night|nights|bed|awake|rest|tired|lie|lying|dark|up all)\b/i,
  'eating-line':
    /\b(?:line|lines|number|hotline|helpline|chat|text|write|message|website|somebody|someone|anybody|anyone|talk|988)\b/i,
  'baby-who-sees':
    /\b(?:who|anyone|anybody|someone|somebody|they)\b[^.?!]{0,24}\b(?:sees?|reads?|gets?|looks?)\b|\b(?:you|u|this|chat|app|it)\b[^.?!]{0,24}\b(?:report\w*|tell|send|sent|share\w*|go(?:es)? to|private|confidential|saved|stored|kept)\b/i,
  'talk-something-else':
    /\b(?:else|other|another|subject|topic|change|talk|chat|distract\w*|normal|lighter|funny|forget|move on|break|stop|enough|rather|about)\b/i,
  'friend-now-me-too':
    /\b(?:me (?:too|as well)|(?:if|when) (?:he|she|they|my \w+) (?:goes?|dies?|does it)|my own (?:stuff|thoughts|attempt)|who helps me|pulls? me|(?:making|makes) me|(?:i|im)\b[^.?!"“]{0,40}\b(?:die|dead|dying|live|suicid\w*|same|hurt myself|cut|it too|safe either|not (?:ok|okay|well|safe)))\b/i,
  'do-you-report':
    /^(?=.*\b(?:you|u|ur|ya|ye|yous|app|chat|bot|this|it|anyone|anybody|who|program|site)\b)(?=.*\b(?:report\w*|tell\w*|told|call\w*|send\w*|sent|contact\w*|track\w*|sees?|seen|read\w*|record\w*|sav\w*|stor\w*|shar\w*|private|confidential|anonymous|flag\w*|snitch\w*|link\w*|screenshots?|trac\w*|hypothetically|show\w*|police|cops|feds)\b)/is,
}
const unless: Readonly<Record<string, RegExp>> = {
  'baby-wont-stop-crying': /\b(?:id|i['’]?d|i would) never\b|\bi (?:just )?cry\b|\bthe crying is\b/i,
  'baby-pictures': /\b(?:don['’]?t|dont|no|never) (?:have |had )?(?:any )?(?:pictures?|thoughts?)\b/i,
  'do-you-report':
    /\b(?:they|them|doctors?|hospital|nurse|gp|line|number|samaritans|childline)\b[^.?!]{0,24}\b(?:call|tell|report|ring|contact|inform|pass)\b|\bdid (?:you|u|ye|ya) (?:even |actually )?(?:read|see|hear|get)\b/i,
}

/** "That was brave, don't go back tonight": only for somebody who says that they have left. */
const ofFlight = 'i-got-out'

const past: ReadonlySet<Fact> = new Set(['calmer', 'safe', 'with_someone', 'in_care'])

/** Without the answers that would be wrong for whoever writes, however near they are. */
function onlyMeant(near: readonly NearReading[], texts: readonly string[], current: SafetyState): NearReading[] {
  const isChild = current.whose === 'self' && (current.kind === 'child_abuse' || current.isYoung)
  return near.map((reading) => ({
    ...reading,
    near: reading.near.filter(
      ({ answer: { id } }) =>
        (id !== ofPregnancy || isExpecting(texts)) &&
        !(isChild && ofParents.has(id)) &&
        !(current.kind !== 'overdose' && ofSwallowing.has(id)) &&
        !(current.circumstances?.includes('under_one_roof') && ofFarAway.has(id)) &&
        // "She said don't worry about it" asks nothing about us.
        !(id === 'do-you-report' && !reading.asks && !reading.text.includes('?')) &&
        // "I was strangled", as words for a manager, invents a blow for whoever was never touched.
        !(id.startsWith('neck-') && !hasBeenStrangled(texts)) &&
        (onlyIf[id]?.test(reading.text) ?? true) &&
        !unless[id]?.test(reading.text),
    ),
  }))
}

/** The written answer, but never for a danger that was only hinted at, nor for good news they did not tell us. */
export function answerFor({ texts, near, current, news, written }: Told): ChosenAnswer | undefined {
  const atGun = answerGunThere(texts, current)
  if (atGun) return atGun
  const meant = onlyMeant(near, texts, current)
  const narrow = news.isHandingOver
    ? undefined
    : (answerNarrowByRule(texts, current, written) ??
      chooseNarrowAnswer(meant, current) ??
      (news.request === 'what_to_write' && !news.isToThird ? answerForWords(current, written) : undefined))
  if (narrow) return narrow
  const asked = answerAskedAfterHarm(texts, current, written)
  // Whoever tells that they passed out hears more than that a doctor should look at it.
  const strangled = asked?.answer.id === 'neck-passed-out' ? undefined : answerStrangled(texts, current)
  if (strangled) return strangled
  const byRule =
    asked ??
    answerAskedOfLine(texts, current, written) ??
    answerOnline(texts, current) ??
    answerLured(texts, current) ??
    answerOnlinePiece(texts, current) ??
    answerQuestionOf(texts, current) ??
    answerThinksOfTelling(texts, current) ??
    answerAskedAboutFriend(texts, current, written) ??
    answerAboutMeans(texts, current) ??
    answerAskedInDanger(texts, current, written) ??
    answerEatingDoctor(texts, current)
  if (byRule) return byRule
  const found = current.isHinted ? undefined : chooseAnswer(meant, current)
  const isStaying = current.isControlled === true || texts.some(saysStaying)
  const isOutOfPlace =
    (isStaying && found && ofLeaving.has(found.answer.id)) ||
    (found?.answer.id === ofFlight && whereaboutsOf(texts) !== 'left')
  const fitting = isOutOfPlace ? undefined : found
  const chosen = news.stance === 'denial' ? withoutComplaint(fitting) : fitting
  // Somebody who says good night after the worst is over must not be kept from leaving, nor somebody who is going to a
  // neighbor.
  const isHeldUp = current.level !== 'standing' || news.stance !== 'bye'
  if (chosen?.answer.id === 'bye-unsafe' && isHeldUp) return undefined
  // "The keys are in my hand" must not be answered with "out of the house".
  if (chosen?.answer.id === 'near-means' && isSaferInside(current)) return undefined
  // "I'm safe for now" from somebody who only told what they do: there was no worst hour to have got through.
  if (chosen?.answer.id === 'thanks-bye-safe' && isOwnHarm(current) && !isParting(news)) return undefined
  // "It's no stronger, it's less. That's her headlights" has the words of the worst moment, but the moment is over.
  if (chosen?.answer.id === 'getting-louder' && news.facts.some((fact) => past.has(fact))) return undefined
  // "The paramedics are with her. Then she hung up": the news is that help has come, so an answer that only matches
  // "hung up" is dropped.
  const isHelped = news.facts.includes('in_care') || news.facts.includes('with_someone')
  const isTold = current.whose === 'other' || (news.stance === 'bye' && news.facts.length >= 2)
  if (isHelped && isTold && !chosen?.answer.fact && !news.request) return undefined
  // "I told you, in the truck. I'm calling Jacek now": the call is the news, and not our mistake.
  if (chosen?.isOnlyComplaint && news.facts.length > 0) return undefined
  const fact = chosen?.answer.fact
  if (!fact || news.facts.includes(fact)) return chosen
  // "He's not answering, I texted six times" sounds like somebody was reached, but nobody was.
  const isOpen = news.facts.length === 0 && news.request === undefined && news.stance !== 'nobody'
  return isOpen && factsFoundByMeaning.has(fact) ? chosen : undefined
}

function isParting({ stance }: News): boolean {
  return stance === 'bye' || stance === 'thanks'
}

/** "Is this abuse?", "what do I say to him about Saturday?": answered as soon as it is asked, even in a first message. */
export function answerQuestionOf(
  texts: readonly string[],
  state: SafetyState,
  near: readonly NearReading[] = [],
): ChosenAnswer | undefined {
  return (
    answerOnline(texts, state) ??
    answerHarmQuestion(texts, state) ??
    answerIfAbuse(texts, state) ??
    answerIfNormal(texts, state) ??
    answerAtHome(texts, state) ??
    chooseNarrowForQuestion(onlyMeant(near, texts, state), state)
  )
}

/** "It's nothing, sorry, I shouldn't have written that" is a retraction, not a complaint about us. */
function withoutComplaint(chosen: ChosenAnswer | undefined): ChosenAnswer | undefined {
  return chosen && !chosen.isOnlyComplaint ? { answer: chosen.answer } : undefined
}
