import { isStanding, type SafetyState } from '../../state.ts'
import type { Fact } from '../facts.ts'

const means =
  '(?:pills?|tablets?|meds?|medication|bottles?|knife|knives|blades?|razors?|rope|gun|rifle|(?:car |van |truck )?keys?(?! (?:to|for) (?:my|the|our|her|his) (?:flat|house|place|apartment|home|building|office|front))|(?:whole )?(?:bag|box|packets?|strips?|lot))'
const takes =
  '(?:took|takes|has taken|is taking|has|have|got|grabbed|holds|locked(?: up| away)?|flushed|threw(?: out| away)?|put)'

const tookIt = new RegExp(
  `\\b(?!i\\b)\\w+ ${takes} (?:\\w+ ){0,2}(?:(?:the|my|all the|all my|those|her|his|their) ${means}|them (?:away|off me|from me|with|home|out))\\b`,
  'i',
)

/** "I gave her all the blades": nobody has to be there any more for this to be true. */
const gaveIt = new RegExp(
  `\\bi(?:'ve| have)? (?:just |already )?(?:gave|given|handed) (?:him|her|them|my \\w+) (?:\\w+ ){0,2}${means}\\b`,
  'i',
)

/** When a friend is in danger, "she took the tablets" may be about the friend. An aunt, the police or "I" cannot be. */
const byHelper = new RegExp(
  `\\b(?:i|we|aunt\\w*|uncle|mom|mum|mama|mother|dad|father|parents|sister|brother|cousin|neighbou?r|housemate|flatmate|roommate|teacher|nurse|paramedics?|ambulance|police|guard|warden|security) ${takes} `,
  'i',
)

/** "He took the box in a bag, put it in his cupboard": whoever swallows tablets does not carry them off. */
const keptSafe =
  /\b(?:to keep (?:it|them)|in (?:a|his|her|their) (?:\w+ )?(?:bag|pocket|cupboard|safe|car|flat|house|place)|with (?:him|her)|off me|from me|out of (?:here|the (?:house|flat|apartment)))\b/i

const nothingSwallowed =
  /\b(?:nobody|no ?one|never|not|didn['’]?t|didnt|hasn['’]?t) (?:\w+ )?(?:swallowed|took|taken|take)\b/gi

const besideThem: readonly Fact[] = ['help_coming', 'with_someone', 'in_care', 'told', 'called']

/**
 * "Marcus is here. He took the pills": with a friend there or on the way, it means that the friend carried them off. On
 * its own it could be an overdose, and is read as one.
 */
export function tookMeansAway(message: string, state: SafetyState | null, told: readonly Fact[] = []): boolean {
  if (!isStanding(state) || (state.kind !== 'suicide' && state.kind !== 'self_harm')) return false
  if (state.whose === 'other' && !byHelper.test(message)) return false
  return (
    !isSwallowed.test(message.replaceAll(nothingSwallowed, ' ')) &&
    (gaveIt.test(message) ||
      (tookIt.test(message) &&
        ((state.whose === 'self' && keptSafe.test(message)) ||
          [...state.known, ...told].some((fact) => besideThem.includes(fact)))))
  )
}

const isSwallowed = /\b(?:swallow\w*|overdos\w*|all at once|passed out|won'?t wake|not breathing)\b/i
