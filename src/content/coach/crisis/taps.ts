import type { Fact } from '#rules/safety/standing/facts.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import { isUrgent } from './help.ts'
import type { KindWords } from './parts.ts'

export function isOfOneself({ kind, whose }: SafetyState): boolean {
  return whose === 'self' && (kind === 'suicide' || kind === 'self_harm')
}

const settling: readonly Fact[] = ['safe', 'no_plan', 'calmer', 'told', 'reached', 'called', 'with_someone', 'in_care']

const passiveTaps = ["It's more a wish", 'I also think of how', "I'm safe for now"]

/** Buttons that no longer make sense once a fact is known: somebody who has called need not tell us again. */
const overtaken: Readonly<Record<string, readonly Fact[]>> = {
  "I've called": ['called', 'help_coming', 'in_care'],
  "I can't call": ['called', 'help_coming', 'in_care'],
  "I can't call anyone": ['called', 'reached', 'help_coming', 'with_someone', 'in_care'],
  "They don't want me to call": ['called', 'help_coming', 'in_care'],
  "I can't reach them": ['reached', 'with_someone', 'in_care'],
  'Someone is with me': ['with_someone', 'in_care'],
  "I'm alone with it": ['with_someone', 'in_care'],
  'Someone is with them': ['with_someone', 'in_care'],
  'They are in danger right now': ['with_someone', 'in_care'],
  'I told a grown-up': ['told', 'with_someone'],
  "I've told someone": ['told', 'with_someone'],
  'Nobody knows': ['told', 'with_someone', 'reached'],
}

/** After a first good answer, the buttons for the worst case disappear. */
export function tapsFor(state: SafetyState, words: KindWords): readonly string[] {
  const isOpen = (tap: string) => !overtaken[tap]?.some((fact) => state.known.includes(fact))
  const options = words.options.filter(isOpen)
  const isSettling = state.known.some((fact) => settling.includes(fact))
  if (!isOfOneself(state) || isUrgent(state)) return options
  if (!isSettling) return state.isPassive ? passiveTaps : options
  const isSomebodyThere = state.known.some((fact) => fact === 'reached' || fact === 'told' || fact === 'with_someone')
  return ["It's getting worse", isSomebodyThere ? "I'll stay safe tonight" : 'What can I write to somebody?']
}
