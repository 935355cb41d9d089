import type { Outcome } from '#contract/challenge-fields.ts'
import type { EvidenceFigures } from '#contract/challenges.ts'

/** “Your fear came true 1 of 9 times; certainty 74 → 38.” Null before the first prediction was compared. */
export function evidenceSentence(figures: EvidenceFigures): string | null {
  const { predictions, cameTrue, partlyTrue, certaintyBefore, certaintyAfter } = figures
  if (predictions === 0) return null
  const partly = partlyTrue > 0 ? ` and partly ${partlyTrue}` : ''
  const times = predictions === 1 ? '1 time' : `${predictions} times`
  const certainty =
    certaintyBefore !== null && certaintyAfter !== null ? `; certainty ${certaintyBefore} → ${certaintyAfter}` : ''
  return `Your fear came true ${cameTrue} of ${times}${partly}${certainty}.`
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
