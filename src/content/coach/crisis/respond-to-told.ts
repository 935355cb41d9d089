import { dangersToOneself } from '#rules/safety/danger-groups.ts'
import type { Fact } from '#rules/safety/standing/facts.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from './answers/choose-answer.ts'
import type { Draft } from './draft.ts'
import { isUrgent } from './help.ts'
import type { Lines } from './parts.ts'
import { answers, messages, tellSomebody, tellThemToo } from './words/asked.ts'
import { missed, pleas, received, reminded } from './words/received.ts'
import {
  feelingFine,
  leaving,
  outOfReach,
  silences,
  stances,
  stories,
  storiesOfOther,
  subjects,
  whomToCall,
} from './words/staying.ts'
import { told, toldOfHelper, toldOfOther } from './words/told.ts'

type Context = {
  draft: Draft
  state: SafetyState
  news: News
  /** Written for just what was said. */
  answer?: ChosenAnswer | undefined
  isOtherSubject: boolean
}

/** Says back what was told, or answers what was asked, before anything else. */
export function respondToTold({ draft, state, news, answer, isOtherSubject }: Context): {
  /** A question of theirs was answered: that is enough for one reply, beside ours. */
  hasAnswered: boolean
  wantsStep: boolean
  /** Something was confided, and received: nothing is advised on top of it. */
  hasReceived: boolean
} {
  const context = { draft, state, news, isOtherSubject }
  const fact = newestOf(news.facts)
  const own = answer?.answer
  const written = own && { name: `answers.${own.id}`, lines: own.say }
  const isWritten = written !== undefined && !draft.hasSaid(written)
  if (news.isReminding && !isWritten) draft.say(reminded)
  const request = requestFor(news, state, isOtherSubject)
  const isForWords = request !== undefined && ownWords.has(request) && own?.id !== aboutMeans
  // "You didn't answer me. Do you tell my work?" is answered, and not asked to say it again.
  const isAskedAgain = request !== undefined && answer?.isOnlyComplaint === true
  const speaks = isWritten && !isForWords && !isAskedAgain
  if (isAskedAgain) draft.say(missed)
  if (!speaks && answerPlea(context)) {
    receive(context)
    return { hasAnswered: true, wantsStep: false, hasReceived: true }
  }
  // Whoever wants to die and says "my fault" is not told that somebody chose to do it.
  const isBlame = news.stance === 'blame' && !dangersToOneself.has(state.kind)
  if (!speaks && !isBlame && !request && !news.asksWhetherToTell && receive(context)) {
    return { hasAnswered: false, wantsStep: false, hasReceived: true }
  }
  // "Is it my fault?" is answered before anything else, and first.
  if (isBlame) draft.say(stances.blame)
  else if (fact && fact !== own?.fact) draft.say(toldLines(fact, context))
  // Both count: somebody is there, and has carried it off.
  if (fact && fact !== 'put_away' && news.facts.includes('put_away')) draft.say(toldLines('put_away', context))
  if (speaks && written) {
    if (answer?.isMissed) draft.say(missed)
    draft.say(written)
    // Where every minute counts, the emergency number is named all the same.
    return { hasAnswered: !isUrgent(state), wantsStep: false, hasReceived: false }
  }
  // "Will he get kicked out, should I tell": whether to tell is what they ask.
  if (news.asksWhetherToTell && request !== 'what_to_write') {
    draft.say(state.whose === 'other' ? tellSomebody : tellThemToo)
    return { hasAnswered: true, wantsStep: false, hasReceived: false }
  }
  if (request) {
    draft.say(linesFor(request, state, news))
    return { hasAnswered: true, wantsStep: false, hasReceived: false }
  }
  if (fact && fact === own?.fact) draft.say(toldLines(fact, context))
  if (isBlame) return { hasAnswered: true, wantsStep: false, hasReceived: false }
  if (fact) return { hasAnswered: false, wantsStep: true, hasReceived: false }
  if (news.isReminding) return { hasAnswered: true, wantsStep: false, hasReceived: false }
  draft.say(stanceLines(context))
  // Whoever changes the subject or leaves gets the question, and no list.
  const isShort =
    isOtherSubject || (news.stance !== undefined && ['denial', 'bye', 'thanks', 'fine'].includes(news.stance))
  return { hasAnswered: isShort, wantsStep: !isShort, hasReceived: false }
}

/** What came last of what can come after each other: told, then answered, then on the way, then there. */
const inOrder: readonly Fact[] = ['told', 'called', 'reached', 'help_coming', 'with_someone', 'in_care']

function newestOf(facts: readonly Fact[]): Fact | undefined {
  return inOrder.findLast((fact) => facts.includes(fact)) ?? facts[0]
}

/** Words to send, and what must not be swallowed, have lines of their own that know more. */
const ownWords: ReadonlySet<NonNullable<News['request']>> = new Set(['what_to_write', 'own_words', 'make_sick'])
const aboutMeans = 'tell-about-means'

function toldLines(fact: Fact, { draft, state, news }: Context): Lines {
  if (state.whose === 'other') return toldOfOther[fact]
  const ofHelper = news.isOfHelper && state.helper ? toldOfHelper[fact] : undefined
  return ofHelper && !draft.hasSaid(ofHelper) ? ofHelper : told[fact]
}

/** "Please don't call the police" is answered before anything else; true where it was said. */
export function answerPlea({ draft, state, news }: Context): boolean {
  if (!news.pleads || state.whose === 'other' || state.kind === 'overdose' || state.kind === 'medical') return false
  draft.say(pleas)
  return true
}

/** The most of what was confided that one reply takes up. */
const receivedAtOnce = 2

/** Receives what was confided about oneself, and what was told beside it; false where there was nothing of the kind. */
export function receive({ draft, state, news }: Context): boolean {
  const isOfOneself = state.whose === 'self' && (state.kind === 'suicide' || state.kind === 'self_harm')
  const confides = news.confides ?? []
  if (!isOfOneself || confides.length === 0) return false
  const isEasing = (fact: Fact) => fact === 'no_plan' || fact === 'calmer' || fact === 'reached'
  // "It's ok" in the first message of a danger is not kept, and not said back.
  const eased = news.facts.filter((fact) => isEasing(fact) && state.known.includes(fact))
  const beside = eased.slice(0, 1).map((fact) => told[fact])
  const main = confides.slice(0, receivedAtOnce - beside.length).map((name) => received[name])
  for (const lines of [...main, ...beside]) draft.say(lines)
  return true
}

/** They have said twice that they are leaving: then they are let go, with a line in hand. */
export function isLeaving({ draft, news }: Pick<Context, 'draft' | 'news'>): boolean {
  return news.stance === 'bye' && draft.hasSaid(stances.bye)
}

function stanceLines({ draft, state, news, isOtherSubject }: Context): Lines {
  const isBody = state.kind === 'overdose' || state.kind === 'medical'
  if (isBody && (news.stance === 'fine' || news.stance === 'denial')) return feelingFine
  if (isLeaving({ draft, news })) return leaving
  if (news.stance) return stances[news.stance]
  if (news.isSilence) return silences
  if (isOtherSubject) return subjects
  return state.whose === 'other' ? storiesOfOther : stories
}

const ownHeart: readonly SafetyState['kind'][] = ['suicide', 'self_harm', 'eating_disorder']

/** "Should I drink something" is about what was swallowed only where something was. */
function requestFor({ request }: News, { kind, whose }: SafetyState, isOtherSubject: boolean): News['request'] {
  if (request === 'what_to_write' && isOtherSubject) return undefined
  // "Should I tell my husband" may be about the one who is feared.
  if (request === 'should_reach' && (whose === 'other' || !ownHeart.includes(kind))) return undefined
  if (request !== 'make_sick') return request
  return kind === 'overdose' || kind === 'medical' ? request : undefined
}

function linesFor(request: NonNullable<News['request']>, state: SafetyState, news: News): Lines {
  const isOfOneself = state.kind === 'suicide' || state.kind === 'self_harm'
  const isSomebodyNear = state.known.some((fact) => fact === 'help_coming' || fact === 'with_someone')
  if (request === 'what_to_write' && state.whose === 'other' && news.isToThird) return messages.toThird
  if (request === 'what_to_write' && state.means && isSomebodyNear && isOfOneself && state.whose === 'self')
    return messages.handOver
  if (request === 'what_to_write' && state.helper && state.means && isOfOneself && state.whose === 'self')
    return messages.helperMeans
  if (request === 'what_to_write' && state.helper && isOfOneself && state.whose === 'self')
    return state.kind === 'self_harm' ? messages.helperHarm : messages.helper
  if (request === 'what_to_write') return news.isToPerson ? messageTo(state) : messageFor(state)
  if (state.whose === 'other' && request === 'no_answer') return outOfReach
  return state.whose === 'other' && request === 'which_number' ? whomToCall : answers[request]
}

/** "What do I say to my tutor?": words for somebody who knows them, and not for a line. */
function messageTo(state: SafetyState): Lines {
  const { kind, whose } = state
  if (whose === 'other') return messages.toThem
  if (kind === 'child_abuse') return messageFor(state)
  return kind === 'partner_violence' || kind === 'sexual_assault' ? messages.personHurt : messages.person
}

function messageFor({ kind, whose }: SafetyState): Lines {
  if (whose === 'other') return messages.other
  if (kind === 'child_abuse') return messages.child
  return kind === 'partner_violence' || kind === 'sexual_assault' ? messages.hurt : messages.own
}
