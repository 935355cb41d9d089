import type { DangerKind } from '../coach/heard.ts'
import { isAlarm, safetyTiers } from './assessment.ts'
import { ofOneself } from './danger-groups.ts'
import { bodily, isAnswer, kindAfter } from './kind-after.ts'
import type { SafetyTurn } from './safety-turn.ts'
import { easesDanger } from './standing/easing-facts.ts'
import { type Fact, settling } from './standing/facts.ts'
import type { News } from './standing/news/news.ts'
import { isFigureOfSpeech } from './standing/taken-back/figure-of-speech.ts'
import { isStanding, type SafetyState } from './state.ts'

/** What the reply does about danger; nothing where there is none. */
export type Move =
  | 'none'
  /** Danger was said: the whole reply. */
  | 'alarm'
  /** The danger is still there: take up what was said, name one more thing to do, ask one question. */
  | 'stay'
  /** A clear step towards safety was told, and one more is asked for. */
  | 'ease'
  /** The second such step was told: the talk may be about other things again. */
  | 'close'
  /** One careful question where nothing is known to be wrong. */
  | 'checkin'
  /** The same for the second time in a row: now in plain words. */
  | 'ask_plainly'
  /** Something that is over was told in passing: a word of respect, and the talk goes on. */
  | 'respect'
  /** A careful question was answered with no. */
  | 'settled'
  /** We heard a danger that was not there, and say so. */
  | 'sorry'
  /** We told them what they never said: sorry, why we asked, and one gentle question. */
  | 'set_right'
  /** Some time later: ask once how it is now, before the talk goes on. */
  | 'follow_up'

type Next = { state: SafetyState | null; move: Move }

/** For this many messages after safety has let go, nothing more is asked about it. */
const followUpAfterTurns = 3
/** The same where only the listener doubts: the next message may already be the one that tells. */
const listenerPause = 1

export function nextMove(remembered: SafetyState | null, turn: SafetyTurn): Next {
  const current = remembered && turn.isGrown ? ofGrown(remembered) : remembered
  if (isStanding(current)) return goOn(withTold(current, turn), turn)
  if (current?.level === 'asked' && isMisheard(current, turn)) return misheard(current)
  if (isAlarm(turn.assessment)) return { state: withTold(alarmed(current, turn), turn), move: 'alarm' }
  if (!current) return turn.assessment.tier === 'checkin' ? firstQuestion(turn) : nothing
  const state = { ...current, turns: current.turns + 1 }
  if (current.level === 'asked') return afterQuestion(state, turn)
  if (current.level === 'watched') return whileWatched(state, turn)
  return whileOpen(state, turn)
}

/** "I'm 19, I'm not a child": no page for children, and no grown-up to tell. */
function ofGrown(state: SafetyState): SafetyState {
  const isChild = state.kind === 'child_abuse' && state.whose === 'self'
  return { ...state, isYoung: false, ...(isChild ? { kind: 'partner_violence' } : {}) }
}

/** What is remembered of a message beside its facts: only ever more, and never a word of theirs. */
function withTold<State extends SafetyState>(state: State, { news, hasMeans, means, hasPlace }: SafetyTurn): State {
  const answered = [...new Set([...(state.answered ?? []), ...(news.answers ?? [])])]
  return {
    ...state,
    ...(answered.length > 0 ? { answered } : {}),
    ...(hasMeans ? { hasMeans } : {}),
    ...(means ? { means } : {}),
    ...(hasPlace ? { hasPlace } : {}),
    ...(news.confides?.includes('passive') ? { isPassive: true } : {}),
    ...(news.helper ? { helper: news.helper } : {}),
    ...(news.isHelperFar ? { isHelperFar: true } : {}),
  }
}

const strange: readonly DangerKind[] = ['psychosis', 'harm_to_others', 'eating_disorder']
/** They never said it, they say: a hint is let go as a fact, and asked about once, gently. Said in so many words, it stands. */
function isSetRight(current: SafetyState, { assessment, news, foundBy, isPlain }: SafetyTurn): boolean {
  const isDoubtful = current.isHinted === true || (current.foundBy === 'listener' && current.isSure !== true)
  if (!isDoubtful || isPlain || (foundBy === 'rules' && isAlarm(assessment))) return false
  if (!ofOneself.has(current.kind) || current.whose === 'other' || current.tier === 'imminent') return false
  return news.disputes === true
}

/** What was only hinted at, asked about, and answered with no. Of what others do, a no ends nothing: "no, he's a good man". */
function isAnsweredNo(current: SafetyState, { assessment, news }: SafetyTurn): boolean {
  const isOpen = current.isHinted === true && current.asked?.no === 'safe'
  if (!isOpen || current.tier === 'imminent' || current.whose === 'other') return false
  if (!ofOneself.has(current.kind)) return false
  const isNo = news.facts.includes('safe') || news.deniesOutright === true
  return isNo && !isAlarm(assessment) && !news.confides?.includes('passive')
}

/** Only the listener heard anything, and they say that it was nothing. Said in so many words after all, it is not let go. */
function isMisheard(current: SafetyState, { assessment, news, foundBy, isPlain }: SafetyTurn): boolean {
  const isRead = foundBy === 'rules' && isAlarm(assessment)
  if (current.foundBy !== 'listener' || isPlain || isRead) return !isRead && isFigureOfSpeech(current, news)
  // "It's not like that, everybody's got one in the truck": with a gun at hand, and no plain word about dying, it stays asked about.
  if (current.means === 'gun' && ofOneself.has(current.kind) && !news.deniesOnlyWish && !news.isFigure) return false
  // "I don't want to die, it's to make it quiet" takes nothing back of a danger that stands.
  const isBeside = news.deniesOnlyWish && isStanding(current) && (current.kind !== 'suicide' || current.isSure === true)
  if (news.deniesOutright) return !isBeside
  // Nobody but the listener heard it, and they say that it is how they talk.
  if (isFigureOfSpeech(current, news)) return true
  // A "forget it" takes back only what was heard once, and faintly.
  const isCalm = assessment.tier === 'none' || (foundBy === 'listener' && !isAlarm(assessment))
  return news.stance === 'denial' && current.isSure !== true && isCalm
}

/** Safety lets go, and does not ask again later about a danger that never was. */
function misheard(current: SafetyState): Next {
  return { state: { ...current, level: 'open', turns: 0, isDenied: true }, move: 'sorry' }
}

const nothing: Next = { state: null, move: 'none' }

function firstQuestion(turn: SafetyTurn): Next {
  const state = asked(null, turn)
  const isInPassing = turn.assessment.isOver && turn.saysMore
  return isInPassing ? { state: { ...state, level: 'open' }, move: 'respect' } : { state, move: 'checkin' }
}

function goOn(current: SafetyState, turn: SafetyTurn): Next {
  const { assessment, news, foundBy } = turn
  const known = union(current.known, news.facts).filter((fact) => !(fact === 'with_someone' && news.isAlone === true))
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
  if (isMisheard(current, turn)) return misheard(state)
  // The talk is free, and what the rules had read is looked back on later; not what never was ("it's how people say it").
  if (isAnsweredNo(current, turn)) {
    if (news.deniesOnlyWish) return { state: { ...state, level: 'open', turns: 0, isDenied: true }, move: 'settled' }
    return { state: { ...state, level: current.foundBy === 'rules' ? 'watched' : 'open', turns: 0 }, move: 'settled' }
  }
  if (isAlarm(assessment) && turn.isStated) delete state.isHinted
  // "What do I say to her": what they need for the call is answered, urgent as it is.
  const isCalling = news.request === 'what_to_write' && kindAfter(current, assessment) === current.kind
  if (isAlarm(assessment) && isNewDanger(current, turn))
    return { state: alarmed(current, turn), move: isCalling ? 'stay' : 'alarm' }
  if (isAlarm(assessment) && foundBy === 'rules') {
    const again = { ...alarmed(current, turn), known }
    // What was told beside it is heard; it does not make less of what is still there.
    return { state: again, move: news.facts.length > 0 || news.request || turn.isAnswered ? 'stay' : 'alarm' }
  }
  if (news.stance === 'not_mine' && current.whose === 'self') {
    return { state: { ...state, whose: 'other', known: [...news.facts] }, move: 'stay' }
  }
  // Heard as another kind than at first: what is told later says it better. But despair is often heard as a voice.
  const after = kindAfter(current, assessment)
  const isOther = after !== current.kind && (turn.isPlain || !(ofOneself.has(current.kind) && strange.includes(after)))
  if (isAlarm(assessment) && current.foundBy === 'listener' && isOther) {
    return { state: { ...alarmed(current, turn), known, isSure: true }, move: 'alarm' }
  }
  // Heard by the listener alone, and once: a denial takes it back, and so does a talk that has become an ordinary one.
  const isTakenBack = isUnsure && news.facts.length === 0 && !isAlarm(assessment) && turn.isOrdinary
  if (isAlarm(assessment) && turn.isPlain) {
    state.isSure = true
    // "Did it again just now": what had been a step towards safety is none any more.
    if (current.level === 'easing' && news.facts.length === 0)
      return {
        state: { ...alarmed(current, turn), known: known.filter((fact) => !answering.includes(fact)) },
        move: 'alarm',
      }
  }
  // "Night. I'm safe, my sister is here": two good answers and a goodbye are not held up by one more question.
  const isReached = news.facts.includes('reached') && current.tier !== 'imminent' && !bodily.includes(current.kind)
  const isPartingSafely = news.stance === 'bye' && (news.facts.length >= 2 || isReached)
  // A clear answer about safety counts, though the listener still hears what it is an answer to.
  // "They are gone, she sits here, I am safe": full of its words, and two good answers at once. What the rules read still stands.
  const isAnsweredTwice =
    news.facts.some((fact) => settling.has(fact)) &&
    (news.facts.length >= 2 || current.known.some((fact) => settling.has(fact)))
  const isStillSaid = isAlarm(assessment) && (foundBy === 'rules' || (turn.isPlain && !isAnsweredTwice))
  // Whoever was looked after and comes back with something else is well enough for it.
  const isOverIt = current.level === 'easing' && known.includes('in_care') && turn.isOrdinary
  if (isTakenBack || isOverIt || isLetGo(current, turn) || (!isStillSaid && (isStep(current, news) || isPartingSafely)))
    return lowered(state, isTakenBack, isPartingSafely)
  return { state, move: 'stay' }
}

/**
 * Said to be safe, never heard as plainly by the listener as the rules read it, and then ordinary talk, twice: "I'll shoot
 * myself if he hums" was a way of speaking, though a poisoned dentist of her book stood beside it.
 */
function isLetGo(current: SafetyState, { assessment, isOrdinary, news }: SafetyTurn): boolean {
  if (current.level !== 'easing' || current.turns < 1 || !isOrdinary || isAlarm(assessment)) return false
  if (current.tier === 'imminent' || current.isSure === true || current.isPassive || news.request) return false
  return current.whose === 'self' && current.kind === 'suicide' && current.known.includes('safe')
}

/** After one clear answer, any further good news is the second; whoever leaves then may leave, and whoever asks is not done. */
function isStep(current: SafetyState, { facts, stance, request }: News): boolean {
  if (current.level === 'easing') return !request && (facts.length > 0 || stance === 'bye' || stance === 'thanks')
  return easesDanger(current, facts)
}

function lowered(state: SafetyState, isTakenBack: boolean, isPartingSafely: boolean): Next {
  if (state.level === 'easing' || isPartingSafely)
    return { state: { ...state, level: 'watched', turns: 0 }, move: 'close' }
  if (isTakenBack) return misheard(state)
  return { state: { ...state, level: 'easing', turns: 0 }, move: 'ease' }
}

/** Whether a message brings a new danger, or makes the known one more urgent. */
function isNewDanger(current: SafetyState, { assessment, foundBy }: SafetyTurn): boolean {
  const isWorse = safetyTiers.indexOf(assessment.tier) > safetyTiers.indexOf(current.tier)
  if (foundBy === 'listener') return assessment.kind === 'overdose' && current.kind !== 'overdose' && isWorse
  return isWorse || (assessment.kind !== current.kind && kindAfter(current, assessment) !== current.kind)
}

function alarmed(current: SafetyState | null, turn: SafetyTurn): SafetyState {
  const { assessment, news, now, foundBy } = turn
  const stood = isStanding(current) ? current : null
  const tier = assessment.tier === 'none' ? 'crisis' : assessment.tier
  const isWorse = !stood || safetyTiers.indexOf(tier) > safetyTiers.indexOf(stood.tier)
  return {
    level: 'standing',
    tier: isWorse ? tier : stood.tier,
    kind: kindAfter(current, assessment),
    whose: isAnswer(assessment) && current ? current.whose : assessment.whose,
    isYoung: turn.isYoung || (current?.isYoung ?? false),
    foundBy: stood?.foundBy === 'rules' ? 'rules' : foundBy,
    language: turn.language,
    // A bare "yes" is about what was asked, so what it was stays known.
    reasons: isAnswer(assessment) && current ? current.reasons : assessment.reasons,
    lastConcernAt: now,
    turns: 0,
    // "It's ok", in the very message that alarms, is no answer about safety.
    known: stood ? union(stood.known, news.facts) : news.facts.filter((fact) => !answering.includes(fact)),
    said: current?.said ?? [],
    ...(turn.isPlain || stood?.isSure ? { isSure: true } : {}),
    ...(turn.isUnheard && (!stood || stood.isUnheard) ? { isUnheard: true } : {}),
    ...(turn.isStated || (stood && !stood.isHinted) ? {} : { isHinted: true }),
    ...toldBefore(current),
  }
}

const answering: readonly Fact[] = ['safe', 'calmer']
function toldBefore(current: SafetyState | null): Partial<SafetyState> {
  if (!current) return {}
  const { isPassive, hasMeans, means, hasPlace, answered, helper, isHelperFar, country } = current
  const told = { isPassive, hasMeans, means, hasPlace, answered, helper, isHelperFar, country }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

function asked(current: SafetyState | null, turn: SafetyTurn): SafetyState {
  return { ...alarmed(current, turn), level: 'asked', tier: 'checkin' }
}

function afterQuestion(state: SafetyState, turn: SafetyTurn): Next {
  const { assessment, news } = turn
  const isDark = assessment.tier === 'checkin' && !assessment.isOver
  // Two faint suspicions are no reason to keep asking somebody who came with something else.
  if (isDark && !assessment.isFaint && news.stance !== 'denial')
    return { state: asked(state, turn), move: 'ask_plainly' }
  if (news.stance === 'denial' && state.foundBy === 'listener') return misheard(state)
  const isAnswered = news.facts.includes('safe') || news.stance === 'denial'
  // Only the listener doubted, and what came back is a calm answer or ordinary talk: it was mistaken.
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

/** What is over is asked about once. A dark sentence is asked about again, though never twice in a row. */
function whileOpen(state: SafetyState, turn: SafetyTurn): Next {
  const { assessment, foundBy } = turn
  const isDark = assessment.tier === 'checkin' && !assessment.isOver
  const pause = foundBy === 'rules' ? followUpAfterTurns : listenerPause
  if (isDark && state.turns > pause) return { state: asked(state, turn), move: 'checkin' }
  return { state, move: 'none' }
}

function union(known: readonly Fact[], told: readonly Fact[]): Fact[] {
  return [...new Set([...known, ...told])]
}
