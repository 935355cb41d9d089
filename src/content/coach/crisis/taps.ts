import type { Fact } from '#rules/safety/standing/facts.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { isUrgent } from './help.ts'
import type { KindWords } from './parts.ts'

export function isOfOneself({ kind, whose }: SafetyState): boolean {
  return whose === 'self' && (kind === 'suicide' || kind === 'self_harm')
}

const settling: readonly Fact[] = ['safe', 'no_plan', 'calmer', 'told', 'reached', 'called', 'with_someone', 'in_care']

const passiveTaps = ["It's more a wish", 'I also think of how', "I'm safe for now"]

/** After a first good answer the worst is not held out to be tapped any more. */
export function tapsFor(state: SafetyState, { options }: KindWords): readonly string[] {
  const isSettling = state.known.some((fact) => settling.includes(fact))
  if (!isOfOneself(state) || isUrgent(state)) return options
  if (!isSettling) return state.isPassive ? passiveTaps : options
  const isSomebodyThere = state.known.some((fact) => fact === 'reached' || fact === 'told' || fact === 'with_someone')
  return ["It's getting worse", isSomebodyThere ? "I'll stay safe tonight" : 'What can I write to somebody?']
}
