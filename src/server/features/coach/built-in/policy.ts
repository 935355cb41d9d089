import { otherLanguageOf } from '#rules/coach/reading/other-language.ts'
import { advance, answerTo } from './advance.ts'
import { isAnsweringUs, timesMoved } from './conversation.ts'
import { findGist } from './gist.ts'
import type { Draft, Setting } from './scene.ts'
import { aboutCoach, answerLanguage, answersAboutCoach, redirect } from './scenes/about.ts'
import { answersWithArea, hearArea } from './scenes/beginning.ts'
import { clarify } from './scenes/clarifying.ts'
import { agree, lines, offer } from './scenes/coaching.ts'
import { walkOf } from './scenes/guiding.ts'
import { freshFittingPair, freshPair, namesMoment } from './scenes/line-choice.ts'
import { avoid, bothTrue, celebrate, disagree, reassure, sober } from './scenes/mind.ts'
import { panic } from './scenes/panic.ts'
import {
  afterCorrection,
  angry,
  corrections,
  goodbye,
  greetBack,
  takeJoke,
  thanked,
  tryOtherwise,
} from './scenes/people.ts'
import { answerPressing, answerQuestion } from './scenes/questions.ts'
import { hearWhatHelped, wasCelebrated } from './scenes/winning.ts'
import { countWords } from './sentences.ts'
import { isVerdict } from './unsayable.ts'

/** Told what helped, a weak guess at sadness is more likely wrong. */
const darkFrom = 0.6

/** A message this long holds more than the question or the greeting it begins with. */
const fullMessageWords = 12

/** Which scene this turn calls for, the most pressing first. */
export function chooseScene(setting: Setting): Draft {
  const corrected = corrections(setting)
  const draft = chooseAnswer(setting, corrected.moves.length > 0)
  if (corrected.moves.length === 0) return draft
  if (!hasMore(setting)) return afterCorrection(setting, corrected)
  return {
    ...draft,
    moves: [...corrected.moves, ...draft.moves],
    remember: [...corrected.remember, ...(draft.remember ?? [])],
  }
}

const onlyJoking =
  /^\W*(?:(?:lol|haha+|lmao|ha)\W+)*(?:jk|j\/k|just kidding|kidding|just joking|joking|only joking)(?:\W+(?:lol|haha+))*\W*$/i

function chooseAnswer(setting: Setting, isCorrection: boolean): Draft {
  const language = otherLanguageOf(setting.turn.message)
  if (language) return answerLanguage(language)
  const about = answersAboutCoach(setting)
  if (about.length > 0) return answerAbout(setting, about)
  const { understanding } = setting.turn
  if (isPanic(setting)) return panic(setting)
  const pressing = answerPressing(setting)
  if (pressing) return pressing
  if (understanding.cues.saysGoodbye) return goodbye(setting)
  if (understanding.cues.saysNotHelping && (hasBeenHelped(setting) || !hasMore(setting)))
    return tryOtherwise(setting, hasBeenHelped(setting) ? advance(setting) : clarify(setting))
  if (
    understanding.cues.isAngry &&
    understanding.slots.who === undefined &&
    (understanding.isUnsure || understanding.need === 'elsewhere' || !hasMore(setting)) &&
    timesMoved(setting.conversation, 'scene:angry', 12) < 11
  )
    return angry(setting)
  if (understanding.cues.thanks && !hasMore(setting) && !walkOf(setting.conversation.trace)) return thanked(setting)
  if (onlyJoking.test(setting.turn.message)) return takeJoke()
  const area = answersWithArea(setting)
  if (area) return hearArea(area)
  if (isAnswerToNothing(setting)) return greetBack(setting)
  if (setting.action !== undefined) return answerTo(setting, setting.action)
  return isCorrection && !hasMore(setting) ? offer(setting) : answerMessage(setting)
}

function answerMessage(setting: Setting): Draft {
  const { need, cues, isUnsure, isShortReply, intents } = setting.turn.understanding
  if (cues.mentionsDrinking || isInsistingOnDrink(setting)) return sober(setting)
  const answered = answerQuestion(setting)
  if (answered) return answered
  if (wasCelebrated(setting.conversation) && isAboutTheWin(setting)) return hearWhatHelped(setting)
  if (isInsisting(setting)) return disagree(setting)
  if (isQuestion(setting) && namesMoment(setting) && freshFittingPair(setting)) return lines(setting)
  if (cues.wantsReassurance) return reassure(setting)
  if (cues.sharesWin || need === 'celebrate') return isMixed(setting) ? bothTrue(setting) : winning(setting)
  if (cues.drawsHarshConclusion || (isUnsure && isVerdict(setting.turn.message))) return disagree(setting)
  if (cues.wantsToAvoid) return avoid(setting)
  if (cues.asksForWords && need !== 'elsewhere' && freshPair(setting)) return lines(setting)
  if (cues.greets && !hasMore(setting) && (need === 'elsewhere' || isUnsure || isShortReply)) return greetBack(setting)
  if (isUnsure && isAnsweringUs(setting)) return advance(setting)
  const isOff = need === 'elsewhere' || intents[0]?.intent === 'off_topic'
  if ((isUnsure || isOff) && namesMoment(setting) && aboutPeople.test(setting.turn.message)) return lines(setting)
  if (isOff && isInTheMiddle(setting))
    return cues.asksForWords && freshPair(setting) ? lines(setting) : advance(setting)
  if (isOff && person.test(setting.turn.message)) return clarify(setting)
  if (isUnsure && !isOff && !isGoingOn(setting)) return clarify(setting)
  if (cues.asksForStep && need !== 'elsewhere' && wasHelped(setting)) return agree(setting)
  if (need === 'elsewhere') return countWords(setting.turn.message) < 2 ? clarify(setting) : redirect(setting)
  if (
    (need === 'words' || need === 'ask' || need === 'refuse') &&
    freshFittingPair(setting) &&
    !wasLast(setting, 'lines')
  )
    return lines(setting)
  return wasHelped(setting) ? advance(setting) : offer(setting)
}

/** A question about the coach in the middle of something else gets its answer first, and then the rest. */
function answerAbout(setting: Setting, about: ReturnType<typeof answersAboutCoach>): Draft {
  const { cues, need, isUnsure } = setting.turn.understanding
  const hasRest = hasMore(setting) && !cues.triesToSteer && !isUnsure && need !== 'elsewhere'
  if (!hasRest) return aboutCoach(setting, about)
  const draft = answerMessage(setting)
  return { ...draft, moves: [...about.filter(({ spare }) => spare === undefined), ...draft.moves] }
}

/** The step that was asked about has been done, in more words than "yes". */
function winning(setting: Setting): Draft {
  const draft = celebrate(setting)
  const isAnswer = setting.conversation.trace?.asked === 'step_check'
  return isAnswer ? { ...draft, remember: [{ kind: 'step_done', isDone: true }] } : draft
}

const bodyInAlarm = /breath|panic|heart|shak|faint|dizz|chest|sweat|trembl|choking|numb/i

/** "What can I do about shaking hands": wanted for next time, not for the next ten seconds. */
const asksInGeneral =
  /\b(?:what (?:can|could|should|do) i do (?:about|against)|how (?:do|can|could|should) (?:i|you|people) (?:deal with|handle|hide|prevent|get rid of)|tips (?:for|against))\b(?!.*\b(?:now|rn|right here)\b)/i

/** C4. */
function isPanic({ turn, action }: Setting): boolean {
  const { need, stage, intensity, intents, cues, isUnsure } = turn.understanding
  if (action !== undefined || cues.sharesWin || (isUnsure && !bodyInAlarm.test(turn.message))) return false
  if (asksInGeneral.test(turn.message)) return false
  return (
    need === 'calm' &&
    (stage === 'during' || (intensity === 3 && stage !== 'before') || intents[0]?.intent === 'panic_now')
  )
}

/** In the middle of something, what they add belongs to it: nothing to ask about. */
function isGoingOn({ turn, conversation }: Setting): boolean {
  const isRunning = conversation.trace !== undefined && conversation.trace.phase !== 'hear' && !conversation.isNewVisit
  const { slots, intents } = turn.understanding
  if (slots.event !== undefined) return true
  return isRunning && (intents[0]?.confidence ?? 0) >= 0.2 && findGist(turn.message, []) !== undefined
}

const aboutPeople =
  /\b(?:i|me|my|he|she|they|her|him|them|we|us|roommate|flatmate|neighbou?r|boss|manager|coworkers?|colleagues?|friends?|teacher|professor|class|date|girl|guy|family|mom|mum|dad|sister|brother|aunt|uncle|people|someone)\b/i
const person =
  /\b(?:he|she|her|him|them|roommate|flatmate|neighbou?r|boss|manager|coworkers?|colleagues?|friends?|teacher|professor|girl|guy|family|mom|mum|dad|sister|brother|aunt|uncle|landlord|crush|boyfriend|girlfriend)\b/i

const aside = /\b(?:i|me|it|that|this|she|he|they|her|him|them)\b/i
const asideWords = 9

/** A few words that point back: they belong to what we were talking about. */
function isInTheMiddle({ turn, conversation }: Setting): boolean {
  const isRunning = !conversation.isNewVisit && conversation.traces.slice(0, 4).some(({ phase }) => phase !== 'hear')
  return isRunning && countWords(turn.message) <= asideWords && aside.test(turn.message)
}

const asking = /\?|^(?:(?:but|and|so|ok|okay|also|wait)[ ,]+)*(?:what|how|who|which|when|where|why)\b/i

function isQuestion({ turn }: Setting): boolean {
  return asking.test(turn.message.trim()) || turn.understanding.cues.asksForWords
}

const hardPart =
  /\b(?:cried|crying|sobb\w*|threw up|ran (?:away|out)|left (?:after|early)|panick\w*|froze|awful|horrible|terrible|worst|hated it|fell apart|broke down)\b/i

/** They went, and it was hard: neither alone is what they said. */
function isMixed({ turn }: Setting): boolean {
  return hardPart.test(turn.message)
}

/** "But it works": the drink is still what it is about. */
function isInsistingOnDrink({ turn, conversation }: Setting): boolean {
  return (
    conversation.trace?.moves[0] === 'scene:sober' && /^\W*but\b/i.test(turn.message) && countWords(turn.message) <= 8
  )
}

/** What comes after a win is what made it possible, unless it is a question or turns sad. */
function isAboutTheWin(setting: Setting): boolean {
  const { need, intents } = setting.turn.understanding
  const isDark =
    (need === 'let_go' || need === 'lift' || need === 'recover' || need === 'calm') &&
    (intents[0]?.confidence ?? 0) >= darkFrom
  const { message } = setting.turn
  return (
    !isQuestion(setting) &&
    !isDark &&
    countWords(message) > 1 &&
    !/awkward|embarrass|hated|terrible|\bsad\b|worse|\bbad\b/i.test(message)
  )
}

/** "But it's true": the conclusion once more. */
function isInsisting({ turn, conversation }: Setting): boolean {
  const wasHarsh = conversation.trace?.moves[0] === 'scene:harsh'
  return (
    wasHarsh &&
    countWords(turn.message) <= 6 &&
    /\b(?:true|it is|i am|they do|really|nobody|always)\b/i.test(turn.message)
  )
}

/** "Ok" to a greeting. */
function isAnswerToNothing(setting: Setting): boolean {
  const { action, conversation } = setting
  const isBare = action === 'yes' || action === 'no' || action === 'okay' || action === 'unsure' || action === 'done'
  return isBare && !hasBeenHelped(setting) && conversation.trace?.asked === undefined
}

/** Nothing of ours can have been unhelpful before anything was said. */
function hasBeenHelped({ conversation }: Setting): boolean {
  return conversation.traces.some(({ moves }) => moves[0] !== 'scene:greeting')
}

function hasMore({ turn }: Setting): boolean {
  return countWords(turn.message) >= fullMessageWords
}

function wasLast({ conversation }: Setting, scene: string): boolean {
  return conversation.trace?.moves[0] === `scene:${scene}`
}

/** The same topic was answered before: then something else of it. */
function wasHelped({ conversation, topicName }: Setting): boolean {
  return conversation.traces.slice(0, 10).some(({ topic, phase }) => topic === topicName && phase !== 'hear')
}
