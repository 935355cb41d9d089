import { assess } from '../../assess.ts'
import { meansTakenBack, withoutMeansTakenBack } from '../taken-back/means-taken-back.ts'
import { isForSomethingOrdinary, isSaidInPassing } from './means-in-passing.ts'
import { type Means, meansNamed, meansNames } from './means-names.ts'

const others = /\b(?:poison|cord|cable|bullets|weapon|bottle of|overdose)\b/i
const places =
  /\b(?:bridge|roof|rooftop|balcony|ledge|edge of|cliffs?|railing|tracks|platform|overpass|motorway|highway|train station|river|top floor|window ?sill|open window|parking garage|car park|level crossing)\b/i
const water =
  /\b(?:river|canal|quays?|pier|jetty|slipway|harbou?r|docks?|lake|lough|reservoir|the sea|the ocean|(?:in|into|at|by|near|off|off the edge of) the water|weir)\b/i

/** Water in ordinary use: a glass of it, or being "at sea" with a subject. */
const notWater = /\b(?:glass|bottle|cup|drink\w*|sip) (?:of )?(?:the )?water\b|\bat sea\b|\bship\b|\bcruise\b/i

/**
 * The means that stands: the one they named last and meant. A joke, something for work or for a cold, and whatever they took
 * back since is never used. `isDuring`: all of it was said while a danger was known.
 */
export function readMeans(messages: readonly string[], { isDuring = false } = {}): Means | undefined {
  const gone = new Set<Means>()
  for (const message of messages.map((one) => one.replaceAll('’', "'")).toReversed()) {
    const said = withoutMeansTakenBack(message)
    const found = meansNames.find((name) => !gone.has(name) && isMeant(name, said, messages, isDuring))
    if (found) return found
    for (const name of meansTakenBack(message)) gone.add(name)
  }
  return undefined
}

function isMeant(name: Means, said: string, messages: readonly string[], isDuring: boolean): boolean {
  const sentences = said.split(/(?<=[.!?\n])\s+/).filter((sentence) => meansNamed[name].test(sentence))
  if (sentences.length === 0) return false
  if (isDangerous(said)) return true
  return isDuring
    ? sentences.some((sentence) => !isForSomethingOrdinary(name, sentence))
    : sentences.some((sentence) => !isSaidInPassing(name, sentence, messages))
}

/** Whoever says in the same message that they want to die means the thing they name, whatever it is for. */
function isDangerous(said: string): boolean {
  const { kind, tier } = assess(said)
  return tier !== 'none' && (kind === 'suicide' || kind === 'self_harm' || kind === 'overdose')
}

/** Whether they named something they could use, and did not take it back. */
export function mentionsMeans(messages: readonly string[]): boolean {
  return readMeans(messages) !== undefined || messages.some((message) => others.test(withoutMeansTakenBack(message)))
}

/** Whether the person names a place that is dangerous in itself. */
export function mentionsPlace(message: string): boolean {
  return places.test(message) || mentionsWater(message)
}

/** Whether that place is a river, a quay, the sea. */
export function mentionsWater(message: string): boolean {
  return water.test(message) && !notWater.test(message)
}
