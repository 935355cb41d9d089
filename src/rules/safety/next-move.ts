import { type Assessment, isAlarm, safetyTiers } from './assessment.ts'
import { dangersToOneself } from './danger-groups.ts'
import { bodily, isAnswer, isLureInstead, kindAfter } from './kind-after.ts'
import { isAfterDanger } from './languages/after-danger.ts'
import { isFirstHint } from './lured/reasons.ts'
import type { SafetyTurn } from './safety-turn.ts'
import { easesDanger } from './standing/easing-facts.ts'
import { type Fact, settling } from './standing/facts.ts'
import { mayGoBack } from './standing/harm/may-go-back.ts'
import { confirmsHarm } from './standing/harm/own-harm.ts'
import { isAnsweredNo, isMisheard, isSetRight } from './standing/taken-back/misheard.ts'
import { isStanding, type SafetyState } from './state.ts'
import { ofGrown, toldBefore } from './told-before.ts'
import { withTold } from './with-told.ts'

/** What the reply does about danger. Undefined if there is none. */
export type Move =
  | 'none'
  /** They told us of a danger, and the whole reply is about it. */
  | 'alarm'
  /** The danger is still there: respond to what was said, name one more thing to do, ask one question. */
  | 'stay'
  /** They told us a clear step towards safety; we ask for one more. */
  | 'ease'
  /** They told us the second such step: the chat may turn to other things again. */
  | 'close'
  /** One careful question, when nothing is known to be wrong. */
  | 'checkin'
  /** A careful question for the second time in a row, now in plain words. */
  | 'ask_plainly'
  /** They mentioned something that is over: acknowledge it, and go on with the chat. */
  | 'respect'
  /** They answered the one plain question about self-harm, and ask to go back to what they came for. */
  | 'go_back'
  /** In passing, when the chat is free again: we must not be the only one who knows. */
  | 'only_you'
  /** They answered a careful question with no. */
  | 'settled'
  /** We heard a danger that was not there, and apologise. */
  | 'sorry'
  /** We attributed to them what they never said: apologise, explain why we asked, and ask one gentle question. */
  | 'set_right'
  /** Some messages later: ask once how it is now, before the chat goes on. */
  | 'follow_up'
  /** In another language, where there is no other talk: what they wrote about, the lines, and how it is now. */
  | 'beside'

type Next = { state: SafetyState | null; move: Move }

/** After a danger has ended, nothing more is asked about it for this many messages. */
const followUpAfterTurns = 3
/** Shorter if only the listener has doubts: the very next message may be the disclosure. */
const listenerPause = 1

export function nextMove(remembered: SafetyState | null, turn: SafetyTurn): Next {
  const current = remembered && turn.isGrown ? ofGrown(remembered) : remembered
  if (isStanding(current)) return goOn(withTold(current, turn), turn)
  if (current?.level === 'asked' && isMisheard(current, turn)) return misheard(current)
  if (current?.level === 'watched' && asksForOwnThingAgain(current, turn))
    return { state: { ...current, turns: current.turns + 1 }, move: 'none' }
  if (isAlarm(turn.assessment)) return { state: withTold(alarmed(current, turn), turn), move: 'alarm' }
  if (!current) return turn.assessment.tier === 'checkin' ? firstQuestion(turn) : nothing
  const state = { ...current, turns: current.turns + 1 }
  if (isAfterDanger(current, turn.language)) return { state, move: 'beside' }
  if (current.level === 'asked') return afterQuestion(state, turn)
  if (isOnlyYou(current, turn)) return { state, move: 'only_you' }
  if (current.level === 'watched') return whileWatched(state, turn)
  return whileOpen(state, turn)
}

function misheard(current: SafetyState): Next {
  return { state: { ...current, level: 'open', turns: 0, isDenied: true }, move: 'sorry' }
}

function isOnlyYou({ kind, whose, isDenied, isCalm, isHinted }: SafetyState, { news }: SafetyTurn): boolean {
  return news.isOnlyYou === true && whose === 'self' && dangersToOneself.has(kind) && !isHinted && !isDenied && !isCalm
}

/** Nobody said that it is over, but the talk shows it. Whoever told us of a step to safety is asked once more later. */
function letGo(current: SafetyState): Next {
  if (current.known.length > 0) return { state: { ...current, level: 'watched', turns: 0 }, move: 'none' }
  return { state: { ...current, level: 'open', turns: 0, isCalm: true }, move: 'sorry' }
}

/** What had only been hinted at was told. */
function toldNow({ isHinted: _hinted, ...state }: SafetyState): SafetyState {
  return { ...state, foundBy: 'rules', isSure: true, reasons: ['self_injury'] }
}

const nothing: Next = { state: null, move: 'none' }

/** The first reply may have misread; from the second on, what the whole talk tells outweighs a word of denial. */
const longEnough = 2

function firstQuestion(turn: SafetyTurn): Next {
  const state = asked(null, turn)
  const isInPassing = turn.assessment.isOver && turn.saysMore
  return isInPassing ? { state: { ...state, level: 'open' }, move: 'respect' } : { state, move: 'checkin' }
}

function goOn(current: SafetyState, turn: SafetyTurn): Next {
  const { assessment, news, foundBy } = turn
  const known = union(current.known, news.facts).filter(
    (fact) => !(fact === 'with_someone' && news.isAlone) && !(fact === 'put_away' && news.isWithinReach),
  )
  const state: SafetyState = {
    ...current,
    language: turn.language,
    known,
    turns: current.turns + 1,
    isYoung: current.isYoung || turn.isYoung,
  }
  const isUnsure = (current.foundBy === 'listener' && current.isSure !== true) || current.isUnheard === true
  if (isSetRight(current, turn))
    return { state: { ...state, level: 'asked', tier: 'checkin', turns: 0, isDenied: true }, move: 'set_right' }
  // "Did you read what I said?" complains about us; after "at night, a bit, yes" it takes nothing back.
  const isTold = turn.isDark && state.turns >= longEnough
  if (isMisheard(current, turn) && !isTold) return misheard(state)
  const isConfirmed = confirmsHarm(current, news)
  if (turn.isUnlikely && !isConfirmed) return letGo(state)
  // The chat is free again. We ask later about what the rules had read, but not about a figure of speech.
  if (isAnsweredNo(current, turn) && !isTold) {
    if (news.deniesOnlyWish) return { state: { ...state, level: 'open', turns: 0, isDenied: true }, move: 'settled' }
    return { state: { ...state, level: current.foundBy === 'rules' ? 'watched' : 'open', turns: 0 }, move: 'settled' }
  }
  if (isAlarm(assessment) && turn.isStated) delete state.isHinted
  if (isConfirmed && current.isHinted) return { state: toldNow(state), move: 'stay' }
  if (mayGoBack(state, turn)) return { state: { ...state, level: 'watched', turns: 0 }, move: 'go_back' }
  // "What do I say to her": they need words for the call, so they get them, however urgent it is.
  const isAsking = news.request === 'what_to_write' || news.asksWhetherToTell === true
  const isCalling = isAsking && isMuchTheSame(current, assessment)
  if (isAlarm(assessment) && isNewDanger(current, turn))
    return { state: alarmed(current, turn), move: isCalling ? 'stay' : 'alarm' }
  if (isAlarm(assessment) && foundBy === 'rules') {
    const again = { ...alarmed(current, turn), known }
    // Responds to other things they told us, without playing down the danger that remains.
    return {
      state: again,
      move: news.facts.length > 0 || news.request || isCalling || turn.isAnswered ? 'stay' : 'alarm',
    }
  }
  if (news.stance === 'not_mine' && current.whose === 'self') {
    return { state: { ...state, whose: 'other', known: [...news.facts] }, move: 'stay' }
  }
  // The listener now hears another kind of danger. Later messages may say it better, but a helper on the way or a nurse's
  // name is easily heard as something else, so it has to be told plainly.
  const isOther = kindAfter(current, assessment) !== current.kind && turn.isPlain && news.facts.length === 0
  if (isAlarm(assessment) && current.foundBy === 'listener' && isOther) {
    return { state: { ...alarmed(current, turn), known, isSure: true }, move: 'alarm' }
  }
  // Heard once, and only by the listener: a denial ends it, and so does a chat that has become ordinary.
  const isTakenBack = isUnsure && news.facts.length === 0 && !isAlarm(assessment) && turn.isOrdinary
  if (isAlarm(assessment) && turn.isPlain) {
    state.isSure = true
    // "Did it again just now": the earlier step towards safety no longer counts.
    if (current.level === 'easing' && news.facts.length === 0)
      return {
        state: { ...alarmed(current, turn), known: known.filter((fact) => !answering.includes(fact)) },
        move: 'alarm',
      }
  }
  // "Night. I'm safe, my sister is here": after two good answers, a goodbye is not delayed by another question.
  const isReached = news.facts.includes('reached') && current.tier !== 'imminent' && !bodily.includes(current.kind)
  // Paramedics have taken them, and the writer leaves for the train.
  const isInCare = current.whose === 'other' && known.includes('in_care')
  const isPartingSafely = news.stance === 'bye' && (news.facts.length >= 2 || isReached || isInCare)
  // A clear answer about safety counts although the listener still hears the danger it answers: "They are gone, she
  // sits here, I am safe" contains all its words, and is two good answers at once. What the rules read still counts.
  const isAnsweredTwice =
    news.facts.some((fact) => settling.has(fact)) &&
    (news.facts.length >= 2 || current.known.some((fact) => settling.has(fact)))
  const isStillSaid = isAlarm(assessment) && (foundBy === 'rules' || (turn.isPlain && !isAnsweredTwice))
  // Somebody who has been in care and comes back with another subject is well enough to talk about it.
  const isOverIt = current.level === 'easing' && known.includes('in_care') && turn.isOrdinary
  if (isTakenBack || isOverIt || (!isStillSaid && (isStep(current, turn) || isPartingSafely)))
    return lowered(state, isTakenBack, isPartingSafely)
  return { state, move: 'stay' }
}

/** After one clear answer, any good news or a goodbye counts as the second. A question means they are not done. */
function isStep(current: SafetyState, { news: { facts, stance, request }, isAsking }: SafetyTurn): boolean {
  // Whoever fainted from hunger is not safe because they sit down.
  if (current.reasons.includes('fails_unfed')) return facts.includes('in_care')
  if (current.level === 'easing')
    return !request && !isAsking && (facts.length > 0 || stance === 'bye' || stance === 'thanks')
  return easesDanger(current, facts)
}

function lowered(state: SafetyState, isTakenBack: boolean, isPartingSafely: boolean): Next {
  if (state.level === 'easing' || isPartingSafely)
    return { state: { ...state, level: 'watched', turns: 0 }, move: 'close' }
  if (isTakenBack) return misheard(state)
  return { state: { ...state, level: 'easing', turns: 0 }, move: 'ease' }
}

/** "Cuts on her arms", after we heard that she may want to die: no other danger, and their question comes first. */
function isMuchTheSame(current: SafetyState, assessment: Assessment): boolean {
  const kind = kindAfter(current, assessment)
  const isWorse = safetyTiers.indexOf(assessment.tier) > safetyTiers.indexOf(current.tier)
  const isOfOther = current.whose === 'other' && assessment.whose === 'other' && !isWorse
  return kind === current.kind || (isOfOther && dangersToOneself.has(kind) && dangersToOneself.has(current.kind))
}

/** Whether a message brings a new danger, or makes the known one more urgent. */
function isNewDanger(current: SafetyState, { assessment, foundBy }: SafetyTurn): boolean {
  const isWorse = safetyTiers.indexOf(assessment.tier) > safetyTiers.indexOf(current.tier)
  if (foundBy === 'listener') return assessment.kind === 'overdose' && current.kind !== 'overdose' && isWorse
  return isWorse || (assessment.kind !== current.kind && kindAfter(current, assessment) !== current.kind)
}

function alarmed(current: SafetyState | null, turn: SafetyTurn): SafetyState {
  const { assessment, news, now, foundBy } = turn
  const stood = isStanding(current) && !isLureInstead(current, assessment) ? current : null
  const tier = assessment.tier === 'none' ? 'crisis' : assessment.tier
  const isWorse = !stood || safetyTiers.indexOf(tier) > safetyTiers.indexOf(stood.tier)
  return {
    level: 'standing',
    tier: isWorse ? tier : stood.tier,
    kind: kindAfter(current, assessment),
    whose: isAnswer(assessment) && current ? current.whose : assessment.whose,
    isYoung: turn.isYoung || (current?.isYoung ?? false),
    foundBy: stood?.foundBy === 'rules' ? 'rules' : isUnsure(assessment) && stood ? stood.foundBy : foundBy,
    language: turn.language,
    // A bare "yes" is about what we asked, so the known reasons stay.
    reasons: isAnswer(assessment) && current ? current.reasons : assessment.reasons,
    lastConcernAt: now,
    turns: 0,
    // "It's ok" in the very message that raises the alarm does not answer whether they are safe.
    known: stood ? union(stood.known, news.facts) : news.facts.filter((fact) => !answering.includes(fact)),
    said: current?.said ?? [],
    ...(turn.isPlain || stood?.isSure ? { isSure: true } : {}),
    ...(turn.isUnheard && (!stood || stood.isUnheard) ? { isUnheard: true } : {}),
    ...(turn.isStated || (stood && !stood.isHinted) ? {} : { isHinted: true }),
    ...toldBefore(current ?? {}),
  }
}

/** "I'm not sure" to our question tells nothing in their own words. */
function isUnsure({ reasons }: Assessment): boolean {
  return reasons.length > 0 && reasons.every((reason) => reason === 'answered_unsure')
}

const answering: readonly Fact[] = ['safe', 'calmer']

function asked(current: SafetyState | null, turn: SafetyTurn): SafetyState {
  return { ...alarmed(current, turn), level: 'asked', tier: 'checkin' }
}

function afterQuestion(state: SafetyState, turn: SafetyTurn): Next {
  const { assessment, news } = turn
  if (isFirstHint(assessment, state)) return { state: asked(state, turn), move: 'checkin' }
  const isDark = assessment.tier === 'checkin' && !assessment.isOver
  // Two faint suspicions are not enough to keep questioning somebody who came about something else.
  if (isDark && !assessment.isFaint && news.stance !== 'denial')
    return { state: asked(state, turn), move: 'ask_plainly' }
  // "He just gets wild. It's fine", in a talk that is dark as a whole, is no answer.
  if (turn.isDark && news.stance !== 'denial' && !news.facts.includes('safe'))
    return { state: asked(state, turn), move: 'ask_plainly' }
  if (news.stance === 'denial' && state.foundBy === 'listener') return misheard(state)
  const isAnswered = news.facts.includes('safe') || news.stance === 'denial'
  // Only the listener had doubts, and a calm answer or ordinary talk followed: it was mistaken.
  const isCalm = state.foundBy === 'listener' && (isAnswered || news.stance === 'fine' || turn.isOrdinary)
  const open: SafetyState = { ...state, level: 'open', turns: 0, ...(isCalm ? { isCalm: true } : {}) }
  return { state: open, move: isAnswered ? 'settled' : 'none' }
}

function whileWatched(state: SafetyState, turn: SafetyTurn): Next {
  const isDark = turn.assessment.tier === 'checkin' && !turn.assessment.isOver && turn.foundBy === 'rules'
  if (isDark || turn.isFirstOfChat || state.turns > followUpAfterTurns) {
    return { state: { ...state, level: 'open', turns: 0 }, move: 'follow_up' }
  }
  return { state, move: 'none' }
}

/** "Like I say, I've got a plan for her. It was the seminar I was asking about": their friend's words are not heard as new. */
function asksForOwnThingAgain(
  { whose }: SafetyState,
  { news, hasPlanForFriend, foundBy, assessment }: SafetyTurn,
): boolean {
  const isHeardOnly = !isAlarm(assessment) || foundBy === 'listener'
  return whose === 'other' && news.asksToGoBack === true && hasPlanForFriend === true && isHeardOnly
}

/** Past dangers are asked about once. A dark sentence is asked about again, but never twice in a row. */
function whileOpen(state: SafetyState, turn: SafetyTurn): Next {
  const { assessment, foundBy } = turn
  const isDark = assessment.tier === 'checkin' && !assessment.isOver
  const pause = foundBy === 'rules' ? followUpAfterTurns : listenerPause
  if (isDark && (state.turns > pause || isFirstHint(assessment, state)))
    return { state: asked(state, turn), move: 'checkin' }
  return { state, move: 'none' }
}

function union(known: readonly Fact[], told: readonly Fact[]): Fact[] {
  return [...new Set([...known, ...told])]
}
