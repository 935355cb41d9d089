import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { type Assessment, isAlarm } from '#rules/safety/assessment.ts'
import { languageIn } from '#rules/safety/languages/foreign-danger.ts'
import { type HeardForeign, joinForeign } from '#rules/safety/languages/heard-foreign.ts'
import type { Evidence } from '#rules/safety/listening/evidence.ts'
import { hearStance } from '#rules/safety/listening/hear-stance.ts'
import { isHeardFromOthers } from '#rules/safety/listening/heard-danger.ts'
import type { HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import {
  isDarkInTalk,
  isSurelyOwn,
  joinHeard,
  soundsHarmless,
  soundsOrdinary,
  soundsStatedOutright,
} from '#rules/safety/listening/join-heard.ts'
import { mentionsOnlyEvent } from '#rules/safety/listening/mentions/mentions-event.ts'
import { mentionsLaughter } from '#rules/safety/listening/mentions/mentions-laughter.ts'
import { mentionsOnlyPlay } from '#rules/safety/listening/mentions/mentions-play.ts'
import { lureOf } from '#rules/safety/lured/lured.ts'
import { mentionsOnlyOnline } from '#rules/safety/lured/only-online.ts'
import { isOfLure, isOnlineHint } from '#rules/safety/lured/reasons.ts'
import { withoutLurer } from '#rules/safety/lured/who-was-told.ts'
import { type Move, nextMove } from '#rules/safety/next-move.ts'
import { hasPlanForFriend, tellsMoreThanHarm } from '#rules/safety/standing/harm/may-go-back.ts'
import type { HeardNews } from '#rules/safety/standing/news/heard-news.ts'
import { readNews } from '#rules/safety/standing/news/news.ts'
import { mentionsOtherSubject } from '#rules/safety/standing/other-subject.ts'
import { nameOf, readNames, withRelations } from '#rules/safety/standing/people/helper-name.ts'
import { reopenIfAbout } from '#rules/safety/standing/reopen-if-about.ts'
import { seenInTalk } from '#rules/safety/standing/seen-in-talk.ts'
import { isPhoneRead } from '#rules/safety/standing/situation/controlled.ts'
import { wantsNothingLeft } from '#rules/safety/standing/situation/leaves-nothing.ts'
import { lessUrgentIfNotNow } from '#rules/safety/standing/situation/less-urgent-if-not-now.ts'
import { mentionsPlace, readMeans } from '#rules/safety/standing/situation/mentions-means.ts'
import { weighStanding, withReadings } from '#rules/safety/standing/still-real.ts'
import { deniedDeeds, withoutDeniedDeeds } from '#rules/safety/standing/taken-back/denied-deeds.ts'
import { deniesHarm } from '#rules/safety/standing/taken-back/denies-outright.ts'
import { isStanding, remembered, rememberReply, type SafetyState } from '#rules/safety/state.ts'
import { isStatedInWords } from '#rules/safety/stated.ts'
import { soundsAdult, soundsLikePupil, soundsYoung } from '#rules/safety/young.ts'
import {
  correctForAdult,
  deepenIfTold,
  isOfOther,
  keepDangerDespitePlea,
  notFaint,
  saidNotMine,
  saysMore,
} from './adjust-assessment.ts'
import {
  asToldByThem,
  withAnswered,
  withHelper,
  withoutEasingFacts,
  withoutWhereOthersAre,
  withReturn,
  withWishToDelete,
} from './adjust-news.ts'
import { answerDirectly } from './answer-directly.ts'
import { answerFor, answerQuestionOf } from './answers/answer-for.ts'
import type { NearReading } from './answers/choose-answer.ts'
import type { FindWritten } from './answers/choose-by-rule.ts'
import { asksIfAbuse } from './answers/hurt/is-it-abuse.ts'
import { answerOnline } from './answers/hurt/online-questions.ts'
import { endsAsking, toldPlainly, whoseByWords } from './as-they-tell.ts'
import { type CrisisReply, composeCrisisReply } from './compose.ts'
import { correctMishearing, keepKnownKind, keepWhose } from './correct-mishearing.ts'
import { countryOf } from './country-of.ts'
import { atDangerousPlace, isAtDangerousPlace } from './dangerous-place.ts'
import { answerLeavingNothing, isHurtByOthers, isInHurry } from './leave-nothing.ts'
import { areMeansTakenAway, readAsAnswer } from './read-as-answer.ts'
import { readSituation } from './read-situation.ts'
import { moveBackFirst, sorryFirst, sorryNothingWasDone } from './set-right-first.ts'
import { takeBack } from './take-back.ts'

export type Weighed = { talk: Evidence | undefined; standing: Evidence | undefined }

export type Danger = {
  assessment: Assessment
  state: SafetyState | null
  move: Move
  reply?: CrisisReply
  /** What the decision rests on: to begin a danger, or to go on with one. */
  weighed: Weighed
}

type Request = {
  message: string
  /** The person's messages of the last day, oldest first, without this one. */
  earlier: readonly string[]
  heard?: HeardTurn | undefined
  /** It is in a language the listener was not trained on. */
  isUnreadable?: boolean | undefined
  /** It is in another language, and this is what it sounds like to somebody who knows that language. */
  foreign?: HeardForeign | undefined
  /** Answers written for moments of danger that are close to this message or its sentences. */
  near?: readonly NearReading[] | undefined
  written?: FindWritten | undefined
  /** What the listener hears being told during a danger. */
  heardNews?: HeardNews | undefined
  state: SafetyState | null
  /** Whether our last message asked the question that is still open. */
  isAsked: boolean
  isFirstOfChat: boolean
  country: CrisisCountry
  /** They came about school. */
  isAtSchool?: boolean | undefined
  /** The number of messages so far. It varies the wording. */
  turn: number
  now: Date
}

/** How many earlier messages the listener reads together with this one. */
const earlierMessagesHeard = 2

/** A message of more words than this tells more than what it denies. */
const longDenial = 20

/** Decides what a message means for safety, what to remember of it, and what to reply. */
export function answerDanger(request: Request): Danger {
  const { message, earlier, heard, foreign, isFirstOfChat, turn, now } = request
  const stored = remembered(request.state, now.getTime())
  // A denial holds until the rules read that it was done after all.
  const not = deniedDeeds([...earlier, message])
  const corrected = stored ? withoutDeniedDeeds(stored, not) : undefined
  const stood = corrected ?? stored
  const names = readNames([...earlier, message])
  const named = withRelations(message, names)
  const seen = stood && seenInTalk(stood, heard?.joined && heard.talk, message)
  const current = seen && reopenIfAbout(lessUrgentIfNotNow(seen, message), readNews(named))
  const language = languageIn(message, current?.language, foreign?.language)
  const { assessment: read, news: answered } = readAsAnswer({ ...request, named }, current, language)
  const threats = answered.threats ?? {}
  const isHere = isAtDangerousPlace(message, current, language)
  const isNewPlace = threats.place !== undefined && threats.place !== current?.place
  const namesWhere = isNewPlace || (!current?.hasPlace && mentionsPlace(message))
  const isNoEase =
    current &&
    ((!current.means && readMeans([message], { isDuring: true })) || namesWhere || (isHere && current.whose === 'self'))
  const isAskingIfAbuse = current !== null && isHurtByOthers(current) && asksIfAbuse(message)
  const eased = isNoEase ? withoutEasingFacts(answered) : answered
  const told = asToldByThem(eased, { read, current, isAskingIfAbuse })
  // If we have not asked anything yet, "I don't want to die" is not a denial.
  const isDenied =
    current !== null && (current.isDenied === true || earlier.slice(-earlierMessagesHeard).some(deniesHarm))
  const isAnswering =
    current?.level === 'asked' || (isStanding(current) && (current.foundBy === 'listener' || current.isHinted === true))
  // Only the listener had a doubt, so "I'm fine lol" settles it, whatever the listener hears in that answer.
  const isDoubt = current?.level === 'asked' && current.foundBy === 'listener'
  const isCalm = isDoubt && !soundsStatedOutright(heard) && (told.stance === 'fine' || told.stance === 'denial')
  const isSaying = told.deniesOutright === true || told.disputes === true
  const isDenying = current !== null && !isAskingIfAbuse && (deniesHarm(message) || isCalm || (isAnswering && isSaying))
  const texts = [...earlier, message]
  const isDirect = current !== null && answerOnline(texts, current) !== undefined
  const setting = {
    isParting: told.stance === 'bye' || told.stance === 'thanks',
    isDoubted: current !== null && !isDenied && current.isCalm !== true,
    isDenied,
    // To the listener, "can I get rid of this chat" sounds like somebody putting things in order.
    isDenying:
      (isDenying && seen?.kind === stood?.kind) ||
      areMeansTakenAway(named, current) ||
      (told.request === 'seen' && isPhoneRead(earlier)),
    isEvent:
      mentionsOnlyEvent(message) ||
      mentionsLaughter(message) ||
      (!current && isHeardFromOthers(heard) && mentionsOnlyPlay([...earlier, message])) ||
      mentionsOnlyOnline(texts, isDirect),
    saysMe: /\b(?:i|im|me|myself)\b/i.test(message),
    isLong: message.split(/\s+/).length > longDenial,
    isStanding: isStanding(current),
    level: current?.level,
  }
  const {
    assessment: joined,
    foundBy: foundFirst,
    evidence,
  } = foreign ? joinForeign(read, foreign, setting) : joinHeard(message, read, heard, setting)
  const plain = language === 'en' ? toldPlainly({ texts, read, current }) : undefined
  const foundBy = isHere || plain ? 'rules' : foundFirst
  const isGrown = texts.some(soundsAdult)
  const isYoung = !isGrown && (texts.some(soundsYoung) || (request.isAtSchool === true && soundsLikePupil(texts)))
  const isPlea = current !== null && foundBy === 'listener' && told.pleads === true
  const isHeard = foundBy === 'listener'
  const lured = current?.lure !== undefined
  const found =
    isHeard && foreign
      ? joined
      : isHeard
        ? correctMishearing(joined, not, texts, current)
        : keepKnownKind(joined, current, deniedDeeds([message]), told, message)
  const isOwn = isSurelyOwn(heard) && (lured || !saidNotMine(texts, read))
  const kept = isOwn || isOfLure(found) ? found : keepWhose(found, current)
  // "It's about my colleague, not about me": nothing we hear is surer than that.
  const isNotMine = told.stance === 'not_mine' && isHeard && !lured
  const fair = isNotMine || isOfOther(read) ? { ...kept, whose: 'other' as const } : kept
  const heardSo = isPlea ? keepDangerDespitePlea(fair, current) : isGrown ? correctForAdult(fair, foundBy) : fair
  const assessment =
    isHere && current
      ? { ...heardSo, ...atDangerousPlace, whose: current.whose }
      : (plain ?? whoseByWords(deepenIfTold(heardSo, { read, current, news: told }), { texts, read, current }))
  const heardNews = withoutWhereOthersAre(
    withHelper(hearStance(told, heard?.after), current, texts, named),
    texts,
    current,
  )
  const answer =
    language === 'en' && isStanding(current)
      ? answerFor({
          texts,
          near: request.near ?? [],
          written: request.written,
          current: isYoung ? { ...current, isYoung } : current,
          news: heardNews,
        })
      : undefined
  const lure = current || assessment.tier !== 'none' ? lureOf(texts) : undefined
  const isAsking = answer?.answer.id.startsWith('lured-') === true
  const all = withWishToDelete(withAnswered(heardNews, answer?.answer.fact), message)
  const news = withReturn(
    lure && current?.whose !== 'other' ? withoutLurer(all, message, isAsking) : all,
    current,
    assessment,
  )
  // In a language it was not trained on, the listener can be sure by chance. So we ask, and a denial ends it.
  const isPlain = isAlarm(assessment) && soundsStatedOutright(heard) && !isPlea && request.isUnreadable !== true
  const said = heard && { message, read, heard }
  const standing = said && isStanding(current) ? weighStanding(said, current, news) : undefined
  const { state: next, move } = nextMove(current, {
    assessment,
    foundBy,
    news,
    isAnswered: answer !== undefined,
    isAsking: answer?.isQuestion === true || endsAsking(message),
    isYoung,
    isGrown,
    language,
    isFirstOfChat,
    // A message we cannot read does not count as ordinary, because that would end the danger.
    isOrdinary:
      assessment.tier === 'none' && !isAskingIfAbuse && soundsOrdinary(heard) && request.isUnreadable !== true,
    isLong: setting.isLong,
    isDark: isDarkInTalk(heard) && request.isUnreadable !== true,
    isPlain,
    isUnlikely: standing?.isUnlikely === true && !lure && !isAskingIfAbuse,
    isUnheard: foundBy === 'rules' && !lure && soundsHarmless(heard),
    isStated: foundBy === 'rules' ? isStatedInWords(assessment) : isPlain,
    ...readSituation(texts, current, assessment),
    ...(threats.means ? { means: threats.means } : {}),
    ...(threats.place ? { place: threats.place } : {}),
    lure,
    leavesNoTrace: wantsNothingLeft(message) !== undefined,
    hasPlanForFriend: current?.whose === 'other' && hasPlanForFriend(texts),
    tellsMoreThanHarm: news.asksToGoBack === true && tellsMoreThanHarm(texts),
    saysMore: assessment.isOver && saysMore(message),
    now: now.getTime(),
  })
  const state = next && withReadings(next, current, said)
  const weighed = { talk: evidence, standing: standing?.evidence }
  const country = state ? countryOf(texts, state, request.country) : request.country
  const direct = state && language === 'en' ? answerDirectly({ texts, state, move, country, turn }) : undefined
  if (direct) return { assessment, move: 'none', weighed, ...direct }
  if (!state || move === 'none') {
    const howTo = answerLeavingNothing(message, turn)
    const kept = state && rememberReply(state, { said: [] })
    return { assessment, state: kept, move, ...(howTo ? { reply: howTo } : {}), weighed }
  }
  const before = isStanding(current) ? [] : (request.near ?? [])
  const question = language === 'en' ? answerQuestionOf(texts, state, before) : undefined
  const isOtherSubject = mentionsOtherSubject(message, heard)
  const composed = composeCrisisReply({
    move,
    state,
    assessment,
    news,
    answer,
    question,
    isInHurry: isInHurry(message, state),
    helperName: nameOf(state.helper, names),
    isOtherSubject,
    country,
    turn,
  })
  const setRight = sorryFirst(message, current, state)
  const isAtTheEdge = isHere && state.whose === 'self' && language === 'en'
  const first = corrected ? sorryNothingWasDone : isAtTheEdge ? moveBackFirst(message) : undefined
  const taken = language === 'en' ? takeBack(composed, message, state) : composed
  const reply = { ...taken, text: [first, setRight, taken.text].filter((one) => one !== undefined).join(' ') }
  const isNamed = country !== request.country
  // Their question is answered at once, and not after what they came for.
  const isAnsweredNow = question !== undefined && isOnlineHint(assessment)
  return {
    assessment: isAnsweredNow ? notFaint(assessment) : assessment,
    state: { ...rememberReply(state, reply), ...(isNamed ? { country } : {}) },
    move,
    reply,
    weighed,
  }
}
