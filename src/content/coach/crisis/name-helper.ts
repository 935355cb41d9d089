import type { News } from '#rules/safety/standing/news/news.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { Draft } from './draft.ts'
import { isUrgent } from './help.ts'
import { isOfOneself } from './taps.ts'
import { helperFar, helperNear, helperQuestions } from './words/received.ts'

type Context = { draft: Draft; state: SafetyState; news: News }

/** If they asked for words for a friend, the only question that follows is about that friend. */
export function isAboutHelper({ draft, state, news }: Context): boolean {
  const isForThem = news.request === 'should_reach' || news.request === 'own_words'
  const isWanted = isForThem || (news.request === 'what_to_write' && news.isToPerson === true)
  if (isWanted && state.helper) draft.ask(helperQuestions, [`${helperQuestions.name}.0`])
  return isWanted && state.helper !== undefined
}

/** They named somebody who would listen: suggests what to say to them, by phone or message if they are far away. */
export function nameHelper({ draft, state, news }: Context): boolean {
  const isReached = state.known.some((fact) => fact === 'reached' || fact === 'told' || fact === 'with_someone')
  if (!news.helper || !state.helper || isReached || news.request || !isOfOneself(state) || isUrgent(state)) return false
  draft.say(state.isHelperFar ? helperFar : helperNear)
  draft.ask(helperQuestions)
  return draft.hasAsked()
}
