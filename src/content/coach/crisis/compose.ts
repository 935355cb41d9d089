import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import type { Asked } from '#rules/safety/answers.ts'
import type { Assessment } from '#rules/safety/assessment.ts'
import type { Move } from '#rules/safety/next-move.ts'
import type { News } from '#rules/safety/standing/news.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { checkInFor, plainQuestionFor } from './check-in.ts'
import { createDraft, type Draft } from './draft.ts'
import { hearStanding, isLeaving } from './hear-standing.ts'
import { type Help, helpFor, isUrgent, type Resource, resourcesOf } from './help.ts'
import { composeForeign } from './languages/compose-foreign.ts'
import type { Questions } from './parts.ts'
import { followUps, settled, sorry } from './words/checkins.ts'
import { wordsFor } from './words/kinds.ts'
import { emergency } from './words/reach.ts'
import {
  again,
  answeredDanger,
  easingQuestions,
  easingQuestionsOfBody,
  easingQuestionsOfHurt,
  easingQuestionsOfOther,
  fearedNear,
  lastQuestions,
  lastQuestionsOfOther,
} from './words/staying.ts'

export type CrisisReply = {
  text: string
  /** Tappable answers. */
  options: readonly string[]
  resources: readonly Resource[]
  /** For the state: what was said, and what a bare "yes" will mean. */
  said: readonly string[]
  asked?: Asked
}

type Request = {
  move: Exclude<Move, 'none'>
  /** After this message. */
  state: SafetyState
  assessment: Assessment
  news: News
  /** Something else was named while this stands. */
  isOtherSubject: boolean
  country: CrisisCountry
  /** Any number that grows with the conversation; two people do not begin with the same sentence. */
  turn: number
}

type Context = Request & { help: Help; draft: Draft }

export function composeCrisisReply(request: Request): CrisisReply {
  const { state, country, turn } = request
  const help = helpFor(country, state)
  const draft = createDraft(state, help, turn)
  const { language } = state
  const options =
    language === 'en' ? compose({ ...request, help, draft }) : composeForeign({ ...request, help, draft, language })
  const { text, said, asked } = draft.read()
  return {
    text,
    options: state.language === 'en' ? [...options, ...wayOut(request)] : options,
    resources: resourcesOf(help, isUrgent(state)),
    said,
    ...(asked ? { asked } : {}),
  }
}

/** To tap while only the listener holds somebody for being in danger. */
const misread = 'You misread me'
const holding: ReadonlySet<Move> = new Set(['alarm', 'stay', 'ease'])

/** Only the listener heard it, and it may be mistaken: whoever is misread finds the way out on every reply. */
function wayOut({ move, state }: Request): readonly string[] {
  return state.foundBy === 'listener' && holding.has(move) ? [misread] : []
}

/** Writes the draft, and gives the answers to tap. */
function compose(context: Context): readonly string[] {
  if (context.news.isFearedNear) {
    context.draft.say(fearedNear)
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
    case 'settled':
      context.draft.say(settled)
      return []
    case 'sorry':
      context.draft.say(sorry)
      return []
    case 'follow_up':
      context.draft.say(context.state.whose === 'other' ? followUps.ofOther : followUps.words)
      return []
  }
}

function composeAlarm(context: Context): readonly string[] {
  const { draft, state, assessment } = context
  const words = wordsFor(state)
  const isAnswered = assessment.reasons[0]?.startsWith('answered_') ?? false
  const opening = isUrgent(state) ? words.urgent : words.first
  const isFirst = !draft.hasSaid(opening)
  if (isFirst && !isAnswered) {
    draft.say(opening)
    if (isUrgent(state)) draft.say(words.steps)
    else draft.reach()
  } else {
    if (isUrgent(state) && !isHelpKnown(state)) draft.say(emergency)
    draft.say(isAnswered ? answeredDanger : again)
    draft.say(words.steps)
    if (!isUrgent(state)) draft.reach()
  }
  ask(context)
  return words.options
}

function isHelpKnown({ known }: SafetyState): boolean {
  return known.some((fact) => fact === 'called' || fact === 'help_coming' || fact === 'in_care')
}

function composeStay(context: Context): readonly string[] {
  const { draft, state } = context
  const words = wordsFor(state)
  const isLast = isLeaving(context)
  const { hasAnswered, wantsStep } = hearStanding(context)
  if (isLast) return []
  const isStanding = state.level === 'standing'
  const isFirstOfWords = !draft.hasSaid(words.first) && !draft.hasSaid(words.urgent)
  if (isFirstOfWords) draft.say(words.first)
  else if (wantsStep && isStanding) draft.say(words.steps)
  const needsHelp = isStanding && !hasAnswered && !isHelpKnown(state)
  if (needsHelp && isUrgent(state)) draft.say(emergency)
  else if (needsHelp && state.turns % 2 === 1) draft.reach()
  if (isBodyInCare(context)) return []
  ask(context)
  return words.options
}

function composeEase(context: Context): readonly string[] {
  const { draft, state } = context
  const words = wordsFor(state)
  hearStanding(context)
  draft.say(words.ease)
  // Whoever is being looked after has something better to do than to answer us.
  if (isBodyInCare(context)) return []
  ask(context)
  return words.options
}

function isBodyInCare({ state, news }: Context): boolean {
  return (state.kind === 'overdose' || state.kind === 'medical') && news.facts.includes('in_care')
}

function composeClose(context: Context): readonly string[] {
  hearStanding(context)
  context.draft.say(wordsFor(context.state).close)
  return []
}

function composeCheckIn({ draft }: Context, { words, questions, options }: ReturnType<typeof checkInFor>) {
  draft.say(words)
  draft.ask({ name: `${words.name}.ask`, questions })
  return options
}

/** One question, whose answer is not known yet. */
function ask({ draft, state, assessment }: Context) {
  const { questions } = wordsFor(state)
  if (state.level === 'easing') draft.ask(easingFor(state))
  // Whoever says "tonight" has answered the first question already.
  const isSaidAlready = assessment.tier === 'imminent' && state.kind === 'suicide' && state.whose === 'self'
  if (state.level === 'standing') draft.ask(questions, isSaidAlready ? [`${questions.name}.0`] : [])
  draft.ask(state.whose === 'other' ? lastQuestionsOfOther : lastQuestions)
}

function easingFor({ kind, whose }: SafetyState): Questions {
  if (whose === 'other') return easingQuestionsOfOther
  if (kind === 'overdose' || kind === 'medical') return easingQuestionsOfBody
  const isHurt = kind === 'partner_violence' || kind === 'sexual_assault' || kind === 'child_abuse'
  return isHurt ? easingQuestionsOfHurt : easingQuestions
}
