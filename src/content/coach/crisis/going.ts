import { dangersToOneself } from '#rules/safety/danger-groups.ts'
import type { Move } from '#rules/safety/next-move.ts'
import type { Fact } from '#rules/safety/standing/facts.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from './answers/choose-answer.ts'
import type { Lines } from './parts.ts'
import { goToThem, takenOver, theyTakeOver } from './words/received.ts'

type Told = {
  state: SafetyState
  news: News
  move: Move
  answer?: ChosenAnswer | undefined
}

/** They are going to somebody they have reached, or somebody takes over: we ask nothing that would delay them. */
export function isGoing(told: Told): boolean {
  const { state, news } = told
  if (told.answer?.isQuestion) return false
  if (isTakenOver(told)) return true
  const isBody = state.kind === 'overdose' || state.kind === 'medical'
  return news.facts.includes('reached') && news.stance === 'bye' && state.whose === 'self' && !isBody
}

export function wordsForGoing(told: Told): Lines {
  if (!isTakenOver(told)) return goToThem
  return told.state.whose === 'other' ? theyTakeOver : takenOver
}

/** Somebody who is with them, or whom they reached, takes over from us. */
function isTakenOver({ state, news, move }: Told): boolean {
  const isHelped = state.known.some((fact) => help.has(fact))
  // The listener may still hear the earlier danger in a goodbye. What counts is that somebody is with them.
  const isBeside = dangersToOneself.has(state.kind) && state.known.includes('with_someone')
  return news.isHandingOver === true && isHelped && (move !== 'alarm' || isBeside)
}
const help: ReadonlySet<Fact> = new Set(['help_coming', 'with_someone', 'in_care', 'called', 'told', 'reached'])
