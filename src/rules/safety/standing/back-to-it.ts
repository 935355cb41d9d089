import type { SafetyState } from '../state.ts'
import type { News } from './news/news.ts'

/** Within this many messages after safety let go, a goodbye still belongs to that part of the talk. */
const soon = 2
const lately = 5

/** "What do I even say to her": the talk was free again, and this is about what stood before it. */
export function backToIt(state: SafetyState, { request, stance, isToPerson }: News): SafetyState {
  const isOwn = state.whose === 'self' && (state.kind === 'suicide' || state.kind === 'self_harm')
  if (state.level !== 'watched' || !isOwn || state.turns > lately) return state
  const isAboutThem = request === 'should_reach' || request === 'own_words' || isToPerson === true
  const isLeaving = stance === 'bye' && state.turns <= soon
  return isAboutThem || isLeaving ? { ...state, level: 'easing' } : state
}
