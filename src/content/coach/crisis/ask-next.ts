import type { Assessment } from '#rules/safety/assessment.ts'
import { dangersFromOthers } from '#rules/safety/danger-groups.ts'
import { isOwnHarm } from '#rules/safety/standing/harm/own-harm.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from './answers/choose-answer.ts'
import type { Draft } from './draft.ts'
import { isUrgent } from './help.ts'
import type { Questions } from './parts.ts'
import { askAboutHarm } from './respond-to-harm.ts'
import { isOfOneself } from './taps.ts'
import { wordsFor } from './words/kinds/kinds.ts'
import { passiveQuestions } from './words/received.ts'
import {
  easingQuestions,
  easingQuestionsOfBody,
  easingQuestionsOfHurt,
  easingQuestionsOfOther,
  lastQuestions,
  lastQuestionsOfHurt,
  lastQuestionsOfOther,
} from './words/staying.ts'

type Asking = {
  draft: Draft
  state: SafetyState
  assessment: Assessment
  answer?: ChosenAnswer | undefined
  question?: ChosenAnswer | undefined
}

/** Asks one question whose answer we do not know yet. */
export function ask({ draft, state, assessment, answer, question }: Asking) {
  const { ask: own, isLast } = (question ?? answer)?.answer ?? {}
  if (isLast) return
  if (own) draft.ask(own)
  const { questions } = wordsFor(state)
  const isPassive = state.isPassive === true && isOfOneself(state) && !isUrgent(state)
  if (isPassive) draft.ask(passiveQuestions)
  // Once dying was answered, what is left to ask about is the hurting itself.
  if (isOwnHarm(state) && (state.isWounded || state.answered?.includes('dying')) && !isUrgent(state))
    askAboutHarm({ draft, state })
  // After "nah, just asking", one question on top would say that we did not believe it.
  if (state.level === 'easing' && state.isHinted) return
  if (state.level === 'easing') draft.ask(easingFor(state))
  // Somebody who said "tonight" has already answered the first question.
  const isSaidAlready = assessment.tier === 'imminent' && state.kind === 'suicide' && state.whose === 'self'
  // With a wish not to wake up there are no means to ask about.
  const beside = [...(isSaidAlready || isPassive ? ['0'] : []), ...(isPassive && !state.hasMeans ? ['1'] : [])]
  if (state.level === 'standing') draft.ask(questions, answeredAlready(state, questions, beside))
  const isHurt = dangersFromOthers.has(state.kind)
  draft.ask(state.whose === 'other' ? lastQuestionsOfOther : isHurt ? lastQuestionsOfHurt : lastQuestions)
}

function answeredAlready(state: SafetyState, { name }: Questions, beside: readonly string[]): readonly string[] {
  const { kind, whose, hasMeans, tier } = state
  if (kind !== 'suicide') return []
  if (whose === 'self') return beside.map((at) => `${name}.${at}`)
  // Whoever told of the rifle is not asked whether there is something to use, nor whether it is dangerous.
  return [...(hasMeans ? [`${name}.3`] : []), ...(tier === 'imminent' ? [`${name}.0`] : [])]
}

function easingFor(state: SafetyState): Questions {
  const { kind, whose, lure } = state
  if (whose === 'other') return easingQuestionsOfOther
  if (kind === 'overdose' || kind === 'medical') return easingQuestionsOfBody
  const isHurt = kind === 'partner_violence' || kind === 'sexual_assault' || kind === 'child_abuse'
  // Where they sleep has nothing to do with somebody on a screen.
  if (lure && isHurt) return wordsFor(state).questions
  return isHurt ? easingQuestionsOfHurt : easingQuestions
}
