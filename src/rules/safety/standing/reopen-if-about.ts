import type { SafetyState } from '../state.ts'
import type { News } from './news/news.ts'

/** For this many messages after a danger has ended, a goodbye still refers to it. */
const soon = 2
const lately = 5

/** "What do I even say to her": the danger had ended, but this is about it again. */
export function reopenIfAbout(state: SafetyState, { request, stance, isToPerson }: News): SafetyState {
  const isOwn = state.whose === 'self' && (state.kind === 'suicide' || state.kind === 'self_harm')
  if (state.level !== 'watched' || !isOwn || state.turns > lately) return state
  const isAboutThem = request === 'should_reach' || request === 'own_words' || isToPerson === true
  const isLeaving = stance === 'bye' && state.turns <= soon
  return isAboutThem || isLeaving ? { ...state, level: 'easing' } : state
}
