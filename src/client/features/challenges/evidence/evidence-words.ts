import type { EvidenceFigures } from '#contract/challenges/challenges.ts'
import type { Outcome } from '#rules/challenges/facts.ts'

/** How often it came true. Needs at least one prediction. */
export function outcomeSentence({ predictions, cameTrue, partlyTrue }: EvidenceFigures): string {
  const times = predictions === 1 ? '1 time' : `${predictions} times`
  const partly = partlyTrue > 0 ? ` and partly ${partlyTrue}` : ''
  return `Your fear came true ${cameTrue} of ${times}${partly}`
}

/** How the certainty changed; null if it was not given both before and after. */
export function certaintyWords({ certaintyBefore, certaintyAfter }: EvidenceFigures): string | null {
  if (certaintyBefore === null || certaintyAfter === null) return null
  return `certainty ${certaintyBefore} → ${certaintyAfter}`
}

export const outcomeWords: Record<Outcome, string> = {
  no: 'It did not happen.',
  partly: 'It happened in part.',
  yes: 'It happened.',
}

export const habitWords: Record<Outcome, string> = {
  no: 'not left out this time',
  partly: 'left out in part',
  yes: 'left out',
}
