import { dangersFromOthers, dangersToOneself } from '#rules/safety/danger-groups.ts'
import type { Fact } from '#rules/safety/standing/facts.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from './answers/choose-answer.ts'
import { isOfCircumstance } from './answers/danger-answer.ts'
import { isOfHome } from './answers/hurt/at-home/answer-at-home.ts'
import type { Draft } from './draft.ts'
import { isUrgent } from './help.ts'
import type { Lines } from './parts.ts'
import { receiveHarm, receiveOnlyYou, tellsOfHarm } from './respond-to-harm.ts'
import {
  answers,
  messages,
  poisonFirst,
  tellSomebody,
  tellsNobody,
  tellThemToo,
  yesReach,
  yesWake,
} from './words/asked.ts'
import { missed, pleas, received, reminded } from './words/received.ts'
import { asideAnswered } from './words/settled.ts'
import {
  feelingFine,
  leaving,
  leavingOfBody,
  outOfReach,
  silences,
  stances,
  stories,
  storiesOfOther,
  subjects,
  whomToCall,
} from './words/staying.ts'
import { told, toldNotSo, toldOfHelper, toldOfNoBlows, toldOfOther } from './words/told.ts'
import { unanswered } from './words/unanswered.ts'

type Context = {
  draft: Draft
  state: SafetyState
  news: News
  /** The answer that was written for this message, if there is one. */
  answer?: ChosenAnswer | undefined
  isOtherSubject: boolean
}

type Asked = Pick<Context, 'draft' | 'news'> & { question?: ChosenAnswer | undefined }

/** The start of a reply: acknowledges what they told us, or answers what they asked. */
export function respondToTold({ draft, state, news, answer, isOtherSubject }: Context): {
  /** We answered a question of theirs. Besides our own question, that is enough for one reply. */
  hasAnswered: boolean
  wantsStep: boolean
  /** We acknowledged something they confided, so no advice follows. */
  hasReceived: boolean
} {
  const context = { draft, state, news, isOtherSubject }
  // "He's not here" matters only where somebody is feared.
  const facts = news.facts.filter((name) => name !== 'away' || state.kind !== 'psychosis')
  const fact = newestOf(facts)
  const own = answer?.answer
  const written = own && { name: `answers.${own.id}`, lines: own.say }
  // Asked again about somebody on a screen, it gets its second answer.
  const isHome = isOfHome(own?.id)
  const isWritten =
    written !== undefined &&
    (!draft.hasSaid(written) ||
      own?.comesFirst === true ||
      answer?.isAskedFor === true ||
      own?.id.startsWith('lured-') === true ||
      isHome)
  if (news.isReminding && !isWritten) draft.say(reminded)
  else if (news.isMisread && !answer?.isMissed && !answer?.isOnlyComplaint && draft.canSay(missed)) draft.say(missed)
  const request = requestFor(news, state, isOtherSubject)
  const isForWords =
    request !== undefined &&
    ownWords.has(request) &&
    own?.comesFirst !== true &&
    answer?.isAskedFor !== true &&
    !isHome &&
    !own?.id.startsWith('harm-') &&
    !(own?.id.startsWith('lured-') && request !== 'what_to_write')
  // "You didn't answer me. Do you tell my work?": answer the question, instead of asking them to repeat it.
  const isAskedAgain = request !== undefined && answer?.isOnlyComplaint === true
  // "They'd all be better off, there is insurance": what weighs on them is received before a question about costs is answered.
  const isNarrow = own !== undefined && isOfCircumstance(own)
  const isHeavy = !isNarrow && dangersToOneself.has(state.kind) && (news.confides ?? []).some((name) => heavy.has(name))
  // Why they hurt themselves is received in words for exactly that.
  const isHarm = !isNarrow && (tellsOfHarm({ state, news }) || news.isOnlyYou === true) && !own?.id.startsWith('harm-')
  const speaks = isWritten && draft.canSay(written) && !isForWords && !isAskedAgain && !isHeavy && !isHarm
  if (isAskedAgain) draft.say(missed)
  if (!speaks && answerPlea(context)) {
    receive(context)
    return { hasAnswered: true, wantsStep: false, hasReceived: true }
  }
  if (!speaks && !request && !news.asksWhetherToTell && (receiveHarm(context) || receiveOnlyYou(context))) {
    return { hasAnswered: false, wantsStep: false, hasReceived: true }
  }
  // Somebody who wants to die and says "my fault" must not hear that another person chose to do it.
  const isBlame =
    news.stance === 'blame' && !dangersToOneself.has(state.kind) && !own?.id.startsWith('lured-') && !isHome
  if (!speaks && !isBlame && !request && !news.asksWhetherToTell && receive(context)) {
    return { hasAnswered: false, wantsStep: false, hasReceived: true }
  }
  // "Is it my fault?" gets answered before anything else.
  if (isBlame) draft.say(stances.blame)
  else if (fact && fact !== own?.fact && !isHome) draft.say(toldLines(fact, context))
  // Two pieces of news: somebody is there, and has taken the means away. Both are acknowledged.
  if (fact && fact !== 'put_away' && news.facts.includes('put_away')) draft.say(toldLines('put_away', context))
  if (speaks && written) {
    if (answer?.isMissed) draft.say(missed)
    draft.say(written)
    const { also } = answer ?? {}
    if (also) {
      draft.say({ name: `answers.${also.id}`, lines: also.say })
      return { hasAnswered: true, wantsStep: false, hasReceived: false }
    }
    // If every minute counts, the reply names the emergency number as well.
    return { hasAnswered: !isUrgent(state), wantsStep: false, hasReceived: false }
  }
  // "Will he get kicked out, should I tell": they ask whether to tell somebody.
  if (news.asksWhetherToTell && request !== 'what_to_write') {
    draft.say(state.whose === 'other' ? tellSomebody : tellThemToo)
    return { hasAnswered: true, wantsStep: false, hasReceived: false }
  }
  if (request) {
    if (news.asksToReach && state.helper && state.whose === 'self')
      draft.say(news.asksToReach === 'wake' ? yesWake : yesReach)
    draft.say(linesFor(request, state, news))
    return { hasAnswered: true, wantsStep: false, hasReceived: false }
  }
  if (fact && fact === own?.fact) draft.say(toldLines(fact, context))
  if (isBlame) return { hasAnswered: true, wantsStep: false, hasReceived: false }
  if (fact) return { hasAnswered: false, wantsStep: true, hasReceived: false }
  if (news.isReminding) return { hasAnswered: true, wantsStep: false, hasReceived: false }
  // Talking past a question is worse than having no answer.
  const isOpen = news.isAsking === true && news.stance !== 'bye' && !isOtherSubject
  const open = isUrgent(state) ? unanswered.urgent : unanswered.calm
  if (isOpen && draft.canSay(open)) {
    draft.say(open)
    return { hasAnswered: true, wantsStep: false, hasReceived: false }
  }
  draft.say(stanceLines(context))
  // Somebody who changes the subject or leaves gets our question, but no list of things to do.
  const isShort =
    isOtherSubject || (news.stance !== undefined && ['denial', 'bye', 'thanks', 'fine'].includes(news.stance))
  return { hasAnswered: isShort, wantsStep: !isShort, hasReceived: false }
}

/** Confided things that come before any answer of ours. */
const heavy: ReadonlySet<string> = new Set(['first_time', 'passive', 'burden'])

/** The order in which help arrives; the latest stage is the one we acknowledge. */
const inOrder: readonly Fact[] = ['told', 'called', 'reached', 'help_coming', 'with_someone', 'in_care']

function newestOf(facts: readonly Fact[]): Fact | undefined {
  return inOrder.findLast((fact) => facts.includes(fact)) ?? facts[0]
}

/** Requests with their own sentences, which are more specific than the written answers. */
const ownWords: ReadonlySet<NonNullable<News['request']>> = new Set([
  'what_to_write',
  'own_words',
  'make_sick',
  'seen',
  'reporting',
])

function toldLines(fact: Fact, { draft, state, news }: Context): Lines {
  if (state.whose === 'other') return toldOfOther[fact]
  // Who took something and feels better is no safer for it.
  if (fact === 'calmer' && (state.kind === 'overdose' || state.kind === 'medical')) return feelingFine
  if (fact === 'safe' && state.isControlled && !draft.hasSaid(toldOfNoBlows)) return toldOfNoBlows
  const ofHelper = news.isOfHelper && state.helper ? toldOfHelper[fact] : undefined
  return ofHelper && !draft.hasSaid(ofHelper) ? ofHelper : told[fact]
}

/** Answers "Please don't call the police" before anything else. Returns whether they said it. */
export function answerPlea({ draft, state, news }: Context): boolean {
  if (!news.pleads || state.whose === 'other' || state.kind === 'overdose' || state.kind === 'medical') return false
  draft.say(pleas)
  return true
}

/** How many confidences one reply acknowledges at most. */
const receivedAtOnce = 2

/** Acknowledges what they confided, and other news in the message. Returns false if they confided nothing. */
export function receive({ draft, state, news }: Context): boolean {
  const isOfOneself = state.whose === 'self' && (state.kind === 'suicide' || state.kind === 'self_harm')
  const confides = news.confides ?? []
  if (!isOfOneself || confides.length === 0) return false
  const isEasing = (fact: Fact) => fact === 'no_plan' || fact === 'calmer' || fact === 'reached'
  // "It's ok" in the first message of a danger is neither remembered nor acknowledged.
  const eased = news.facts.filter((fact) => isEasing(fact) && state.known.includes(fact))
  const beside = eased.slice(0, 1).map((fact) => told[fact])
  const main = confides.slice(0, receivedAtOnce - beside.length).map((name) => received[name])
  for (const lines of [...main, ...beside]) draft.say(lines)
  return true
}

/** The answer to "is this abuse?" and the like. Returns whether there is one. */
export function answerQuestion({ draft, question, news }: Asked): boolean {
  // "Would ye tell my mam if someone said something bad" is a test. Without an answer, nothing more is told.
  if (!question && news.request === 'who_learns') draft.say(tellsNobody)
  if (!question) return false
  draft.say({ name: `answers.${question.answer.id}`, lines: question.answer.say })
  return true
}

/** Nothing was told, only hinted at, and they say that it is nothing: no praise, and no further question. */
export function saysNotSo({ draft, state, news }: Pick<Context, 'draft' | 'state' | 'news'>): boolean {
  const isOnlySafe = news.facts.every((fact) => fact === 'safe' || fact === 'calmer') && news.request === undefined
  if (!state.isHinted || !isOnlySafe) return false
  draft.say(draft.canSay(toldNotSo) ? toldNotSo : asideAnswered)
  return true
}

/** They have said twice that they are leaving: we say goodbye and name a helpline. */
export function isLeaving({ draft, news }: Pick<Context, 'draft' | 'news'>): boolean {
  return news.stance === 'bye' && draft.hasSaid(stances.bye)
}

function stanceLines({ draft, state, news, isOtherSubject }: Context): Lines {
  const isBody = state.kind === 'overdose' || state.kind === 'medical'
  if (isBody && (news.stance === 'fine' || news.stance === 'denial')) return feelingFine
  const isHelped = state.known.some((fact) => fact === 'called' || fact === 'help_coming' || fact === 'in_care')
  if (isLeaving({ draft, news })) return isBody && !isHelped && state.whose === 'self' ? leavingOfBody : leaving
  if (news.stance) return stances[news.stance]
  if (news.isSilence) return silences
  if (isOtherSubject) return subjects
  return state.whose === 'other' ? storiesOfOther : stories
}

const ownHeart: readonly SafetyState['kind'][] = ['suicide', 'self_harm', 'eating_disorder']

/** "Should I drink something" is only about an overdose if they took something. */
function requestFor({ request }: News, { kind, whose }: SafetyState, isOtherSubject: boolean): News['request'] {
  if (request === 'what_to_write' && isOtherSubject) return undefined
  // "Should I tell my husband" may be about the person they are afraid of.
  if (request === 'should_reach' && (whose === 'other' || !ownHeart.includes(kind))) return undefined
  if (request === 'reporting') return dangersFromOthers.has(kind) ? request : undefined
  if (request !== 'make_sick') return request
  return kind === 'overdose' || kind === 'medical' ? request : undefined
}

function linesFor(request: NonNullable<News['request']>, state: SafetyState, news: News): Lines {
  const isTaken = state.kind === 'overdose' && state.whose === 'self'
  if (isTaken && request === 'which_number') return poisonFirst
  if (isTaken && request === 'what_to_write') return messages.taken
  const isOfOneself = state.kind === 'suicide' || state.kind === 'self_harm'
  const isSomebodyNear = state.known.some((fact) => fact === 'help_coming' || fact === 'with_someone')
  if (request === 'what_to_write' && state.whose === 'other' && news.isToThird) return messages.toThird
  if (request === 'what_to_write' && state.means && isSomebodyNear && isOfOneself && state.whose === 'self')
    return messages.handOver
  const isForHelper = request === 'what_to_write' && state.helper !== undefined && state.whose === 'self'
  const isGrave = state.kind === 'suicide' && !state.isHinted && !state.isPassive
  if (isForHelper && isGrave && news.asksToReach && state.isHelperFar) return messages.helperPlainFar
  if (isForHelper && isGrave && state.means === 'car keys') return messages.helperCar
  if (isForHelper && isGrave && news.asksToReach && !state.means) return messages.helperPlain
  if (request === 'what_to_write' && state.helper && state.means && isOfOneself && state.whose === 'self')
    return messages.helperMeans
  if (request === 'what_to_write' && state.helper && isOfOneself && state.whose === 'self')
    return state.kind === 'self_harm' ? messages.helperHarm : messages.helper
  if (request === 'what_to_write') return news.isToPerson ? messageTo(state) : messageFor(state)
  if (state.whose === 'other' && request === 'no_answer') return outOfReach
  return state.whose === 'other' && request === 'which_number' ? whomToCall : answers[request]
}

/** "What do I say to my tutor?": a message to somebody who knows them, not to a helpline. */
function messageTo(state: SafetyState): Lines {
  const { kind, whose } = state
  if (whose === 'other') return dangersFromOthers.has(kind) ? messages.toHurt : messages.toThem
  if (state.lure && dangersFromOthers.has(kind)) return messages.lured
  if (kind === 'child_abuse') return messageFor(state)
  if (kind === 'partner_violence' && state.isControlled) return messages.controlled
  return kind === 'partner_violence' || kind === 'sexual_assault' ? messages.personHurt : messages.person
}

function messageFor({ kind, whose, isControlled, lure }: SafetyState): Lines {
  if (whose === 'self' && kind === 'partner_violence' && isControlled) return messages.controlled
  if (whose === 'other') return dangersFromOthers.has(kind) ? messages.toHurt : messages.other
  if (lure && dangersFromOthers.has(kind)) return messages.lured
  if (kind === 'child_abuse') return messages.child
  return kind === 'partner_violence' || kind === 'sexual_assault' ? messages.hurt : messages.own
}
