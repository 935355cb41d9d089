import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { Asked } from '#rules/safety/answers.ts'
import type { Assessment } from '#rules/safety/assessment.ts'
import { isOnlineHint } from '#rules/safety/lured/reasons.ts'
import type { Move } from '#rules/safety/next-move.ts'
import { isOwnHarm } from '#rules/safety/standing/harm/own-harm.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import { isStalked } from '#rules/safety/standing/situation/circumstance.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from './answers/choose-answer.ts'
import { isOfHome } from './answers/hurt/at-home/answer-at-home.ts'
import { ask } from './ask-next.ts'
import { checkInFor, plainQuestionFor } from './check-in.ts'
import { createDraft, type Draft } from './draft.ts'
import { isGoing, wordsForGoing } from './going.ts'
import { type Help, helpFor, isBodyInCare, isSettlingDown, isUrgent, type Resource, resourcesOf } from './help.ts'
import { composeForeign, stillHereIn } from './languages/compose-foreign.ts'
import { hidesNumbers, isHurtByOthers } from './leave-nothing.ts'
import { isAboutHelper, nameHelper } from './name-helper.ts'
import type { Lines } from './parts.ts'
import { receiveHarm, receiveOnlyYou, sayGoBack } from './respond-to-harm.ts'
import { answerPlea, answerQuestion, isLeaving, receive, respondToTold, saysNotSo } from './respond-to-told.ts'
import { isOfOneself, tapsFor } from './taps.ts'
import { askingFor, setRight } from './words/asking.ts'
import { checkIns, followUps } from './words/checkins.ts'
import { showing } from './words/harm.ts'
import { anotherPhone } from './words/kinds/controlled.ts'
import { wordsFor } from './words/kinds/kinds.ts'
import { hurried, phoneIsRead } from './words/leaving-nothing.ts'
import { emergency } from './words/reach.ts'
import { asideAnswered, settled, sorry, stillHere } from './words/settled.ts'
import { again, answeredDanger, fearedNear, lastQuestions, lastQuestionsOfOther } from './words/staying.ts'

export type CrisisReply = {
  text: string
  /** Answers offered as buttons. */
  options: readonly string[]
  resources: readonly Resource[]
  /** For the safety state: which sentences were used, and what a bare "yes" would mean. */
  said: readonly string[]
  asked?: Asked
}

type Request = {
  move: Exclude<Move, 'none'>
  /** The safety state after this message. */
  state: SafetyState
  assessment: Assessment
  news: News
  /** The answer that was written for this message, if there is one. */
  answer?: ChosenAnswer | undefined
  /** The answer to "is this abuse?" or "is that normal?", if that was asked. */
  question?: ChosenAnswer | undefined
  /** Somebody they hide this from is coming: the reply is how to delete it, and nothing else. */
  isInHurry?: boolean
  /** The helper's name. */
  helperName?: string | undefined
  /** The message turns to another subject during the danger. */
  isOtherSubject: boolean
  country: CrisisCountry
  /** The number of messages so far. It varies the wording. */
  turn: number
}

type Context = Request & { help: Help; draft: Draft }

export function composeCrisisReply(request: Request): CrisisReply {
  const { state, country, turn } = request
  const help = helpFor(country, state)
  const isQuick = request.isInHurry === true || (request.news.isFearedNear === true && state.isPhoneRead === true)
  const isHidden = isQuick || hidesNumbers(state, isUrgent(state))
  const memory = { ...state, hidesNumbers: isHidden && !asksForNumber(request), helperName: request.helperName }
  const draft = createDraft(memory, help, turn)
  const { language } = state
  const context = { ...request, isInHurry: isQuick, help, draft }
  const options = language === 'en' ? compose(context) : composeForeign({ ...context, language })
  // Every sentence that fits was used already. A repeated sentence is better than no reply.
  if (draft.isEmpty()) draft.repeat(language === 'en' ? stillHere : stillHereIn(language))
  const { text, said, asked } = draft.read()
  return {
    text,
    options: language === 'en' ? [...options, ...wayOut(request)] : options,
    // Somebody who is on the way to a friend need not see the helplines again.
    // "How did you two meet" is asked out of interest, and a list of numbers would say otherwise.
    resources:
      isHidden || isOnlineHint(request.assessment) || (isGoing(request) && !isUrgent(state))
        ? []
        : resourcesOf(help, isUrgent(state)),
    said,
    ...(asked ? { asked } : {}),
  }
}

/** Whoever asks for a number gets one, and is told how to delete it. */
function asksForNumber({ news: { request } }: Request): boolean {
  return request === 'which_number' || request === 'no_phone'
}

const holding: ReadonlySet<Move> = new Set(['alarm', 'stay', 'ease'])

/** They did not say it outright and we may be wrong, so every reply except a goodbye offers a button to say so. */
function wayOut({ move, state, news }: Request): readonly string[] {
  const isDoubtful = (state.foundBy === 'listener' && state.isPassive !== true) || state.isHinted === true
  return isDoubtful && holding.has(move) && !isGoing({ state, news, move }) ? ['You misread me'] : []
}

/** Writes the draft and returns the buttons. */
function compose(context: Context): readonly string[] {
  if (context.isInHurry) {
    context.draft.say(hurried)
    return []
  }
  const isAnsweredBelow = context.news.request === 'seen' && context.move !== 'alarm'
  if (isPhoneReadAtHome(context.state) && !isAnsweredBelow) sayOnce(context, phoneIsRead)
  if (context.news.isFearedNear && !isStalked(context.state)) {
    context.draft.say(fearedNear)
    return []
  }
  if (isGoing(context)) {
    context.draft.say(wordsForGoing(context))
    if (isUrgent(context.state)) context.draft.below()
    return []
  }
  switch (context.move) {
    case 'alarm':
      return composeAlarm(context)
    case 'stay':
      return composeStay(context)
    case 'ease':
      return composeEase(context)
    case 'close':
      return composeClose(context)
    case 'checkin':
      return composeCheckIn(context, checkInFor(context.assessment))
    case 'respect':
      context.draft.say(checkInFor(context.assessment).words)
      return []
    case 'ask_plainly':
      return composeCheckIn(context, plainQuestionFor(context.state))
    case 'set_right':
      return composeCheckIn(context, { ...setRight, questions: setRight.questions.questions })
    case 'go_back':
      sayGoBack(context, context.help)
      return []
    case 'only_you':
      receiveOnlyYou(context)
      return []
    case 'settled':
      context.draft.say(settled)
      return []
    case 'sorry':
      context.draft.say(context.draft.hasSaid(checkIns.aside.words) ? asideAnswered : sorry)
      return []
    case 'beside':
    case 'follow_up':
      context.draft.say(context.state.whose === 'other' ? followUps.ofOther : followUps.words)
      return []
  }
}

/** It was only hinted at, so we acknowledge it and ask. A medical emergency cannot wait for an answer. */
function isToBeAsked({ isHinted, kind, answered }: SafetyState): boolean {
  return isHinted === true && kind !== 'medical' && !(kind === 'self_harm' && answered?.includes('dying'))
}

function composeAsking(context: Context): readonly string[] {
  const { draft, state } = context
  const { words, questions, urgent, options } = askingFor(state)
  const hasAnswered = answerPlea(context)
  if (!answerQuestion(context) && (!receive(context) || (!hasAnswered && !draft.hasSaid(words)))) draft.say(words)
  draft.ask(questions)
  draft.ask(state.whose === 'other' ? lastQuestionsOfOther : lastQuestions)
  if (isUrgent(state)) draft.below(urgent)
  else if (!hasAnswered && draft.repliesSinceReach() >= reachEvery) draft.below()
  return options
}

/** How many replies apart a helpline is mentioned without being asked for. */
const reachEvery = 3

function composeAlarm(context: Context): readonly string[] {
  const { draft, state, assessment } = context
  const words = wordsFor(state)
  const isAnswered = assessment.reasons[0]?.startsWith('answered_') ?? false
  if (isToBeAsked(state) && !isAnswered) return composeAsking(context)
  // Help is on its way to them, and the writer tells how it goes: no second call.
  if (state.whose === 'other' && isHelpKnown(state) && draft.hasSaid(words.urgent)) return composeStay(context)
  // If nothing has to be done this minute, we first acknowledge what they confided.
  const isConfided = !isUrgent(state) && isOfOneself(state)
  const isKnown = draft.hasSaid(words.first) && !context.question
  if (isConfided && (answerPlea(context) || receive(context) || (isKnown && receiveHarm(context)))) {
    if (!nameHelper(context)) ask(context)
    if (draft.repliesSinceReach() >= reachEvery) draft.below()
    return tapsFor(state, words)
  }
  const opening = isUrgent(state) ? words.urgent : words.first
  const isFirst = !draft.hasSaid(opening)
  const hasAnswered = (!isUrgent(state) || context.question !== undefined) && answerQuestion(context)
  if (isFirst && !isAnswered) {
    if (!hasAnswered || isUrgent(state)) draft.say(opening)
    if (isUrgent(state)) draft.say(words.steps)
    else if (isPhoneReadAtHome(state)) draft.say(anotherPhone)
    // Whoever asks how to bring up a party gets that first; the lines are on the card.
    else if (!isOfHome(context.question?.answer.id)) reachBeside(context)
  } else {
    if (isUrgent(state) && !isHelpKnown(state)) draft.say(emergency)
    if (!hasAnswered) {
      draft.say(isAnswered ? answeredDanger : again)
      draft.say(words.steps)
    }
    if (!isUrgent(state) && draft.repliesSinceReach() >= reachEvery && !state.isPhoneRead) draft.reach()
  }
  ask(context)
  return tapsFor(state, words)
}

/** Somebody who hides their arms hears about the sleeves too, and the line stands below. */
function reachBeside({ draft, state, news, question }: Context) {
  if (!news.isShowing || !isOwnHarm(state) || question) return draft.reach()
  draft.say(showing)
  draft.below()
}

function isPhoneReadAtHome(state: SafetyState): boolean {
  return state.isPhoneRead === true && isHurtByOthers(state)
}

function sayOnce({ draft }: Context, lines: Lines) {
  if (!draft.hasSaid(lines)) draft.say(lines)
}

/** Help is on its way to somebody else: nobody is to be sent there on top of it. */
function isHelpOfOther(state: SafetyState): boolean {
  return state.whose === 'other' && isHelpKnown(state)
}

function isHelpKnown({ known }: SafetyState): boolean {
  return known.some((fact) => ['called', 'help_coming', 'in_care', 'with_someone'].includes(fact))
}

function composeStay(context: Context): readonly string[] {
  const { draft, state } = context
  const words = wordsFor(state)
  const isLast = isLeaving(context)
  const isOwnAnswer = context.answer?.answer.group === 'any'
  if (isToBeAsked(state) && !isLast && context.news.facts.length === 0 && !context.news.request) {
    return composeAsking(context)
  }
  const { hasAnswered, wantsStep, hasReceived } = respondToTold(context)
  if (isLast) return []
  if (nameHelper(context)) return tapsFor(state, words)
  if (isAboutHelper(context)) return tapsFor(state, words)
  const isStanding = state.level === 'standing'
  const isGentle = hasReceived && !isUrgent(state)
  const isFirstOfWords =
    !draft.hasSaid(words.first) && !draft.hasSaid(words.urgent) && !draft.hasSaid(askingFor(state).words)
  if (isFirstOfWords && !isGentle && !hasAnsweredAtHome(context)) draft.say(words.first)
  else if (wantsStep && isStanding && !isGentle && !isHelpOfOther(state)) draft.say(words.steps)
  const needsHelp = isStanding && !hasAnswered && !isHelpKnown(state)
  const isDue = draft.repliesSinceReach() >= reachEvery && !isSettlingDown(state) && !state.isPhoneRead
  if (needsHelp && isUrgent(state)) draft.say(emergency)
  else if (needsHelp && isDue && !isGentle) draft.reach()
  if (isBodyInCare(context)) return []
  if (!(isOwnAnswer && hasAnswered)) ask(context)
  if (needsHelp && isDue && isGentle) draft.below()
  return tapsFor(state, words)
}

/** Whoever had a question of theirs answered first need not hear afterward what this is called. */
function hasAnsweredAtHome({ state, answer }: Context): boolean {
  return isOfHome(answer?.answer.id) || state.said.some((id) => id.startsWith('answers.home-'))
}

function composeEase(context: Context): readonly string[] {
  const { draft, state } = context
  const words = wordsFor(state)
  if (saysNotSo(context)) return []
  const { hasReceived, hasAnswered } = respondToTold(context)
  if (nameHelper(context)) return tapsFor(state, words)
  if (isAboutHelper(context)) return tapsFor(state, words)
  if (!hasReceived && !hasAnswered) draft.say(words.ease)
  // Somebody who is being treated should not have to answer us.
  if (isBodyInCare(context)) return []
  ask(context)
  return tapsFor(state, words)
}

function composeClose(context: Context): readonly string[] {
  if (saysNotSo(context)) return []
  respondToTold(context)
  context.draft.say(wordsFor(context.state).close)
  return []
}

function composeCheckIn(context: Context, { words, questions, options }: ReturnType<typeof checkInFor>) {
  const { draft } = context
  if (!answerQuestion(context)) draft.say(words)
  draft.ask({ name: `${words.name}.ask`, questions })
  return options
}
