import { isStanding, type SafetyState } from '../../state.ts'
import type { Fact } from '../facts.ts'

const means = '(?:pills?|tablets?|meds?|medication|bottle|knife|knives|blades?|razors?|rope|gun|keys?)'
const takes =
  '(?:took|takes|has taken|is taking|has|have|got|grabbed|holds|locked(?: up| away)?|flushed|threw(?: out| away)?|put)'

const tookIt = new RegExp(
  `\\b(?!i\\b)\\w+ ${takes} (?:\\w+ ){0,2}(?:(?:the|my|all the|all my|those) ${means}|them (?:away|off me|from me|with|home|out))\\b`,
  'i',
)

const besideThem: readonly Fact[] = ['help_coming', 'with_someone', 'told', 'called']

/**
 * "Marcus is here. He took the pills": with a friend there, or on the way, that is the friend carrying them off, and nobody's
 * overdose. Said by itself it could be one, and is read so.
 */
export function tookAway(message: string, state: SafetyState | null, told: readonly Fact[] = []): boolean {
  if (!isStanding(state) || state.whose !== 'self') return false
  if (state.kind !== 'suicide' && state.kind !== 'self_harm') return false
  return (
    !isSwallowed.test(message) &&
    [...state.known, ...told].some((fact) => besideThem.includes(fact)) &&
    tookIt.test(message)
  )
}

const isSwallowed = /\b(?:swallow\w*|overdos\w*|all at once|passed out|won'?t wake|not breathing)\b/i
