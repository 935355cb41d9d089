import type { Progress } from '#contract/progress.ts'
import type { Outcome } from '#rules/challenges/facts.ts'
import { counted, oneDecimal } from '../figures.ts'

/** Null if no run has both numbers. */
export function anxietySentence({ runs, before, after }: Progress['anxiety']): string | null {
  if (runs === 0 || before === null || after === null) return null
  const span = `${oneDecimal(before)} before, ${oneDecimal(after)} after`
  return runs === 1 ? `${span}, in one challenge.` : `On average ${span}, over ${runs} challenges.`
}

type Figures = Pick<
  Progress['predictions'],
  'predictions' | 'cameTrue' | 'partlyTrue' | 'certaintyBefore' | 'certaintyAfter'
>

/** The same sentence as on the wall of evidence. Needs at least one prediction. */
export function predictionSentence(figures: Figures): string {
  const { predictions, cameTrue, partlyTrue, certaintyBefore, certaintyAfter } = figures
  const partly = partlyTrue > 0 ? ` and partly ${partlyTrue}` : ''
  const fear = `Your fear came true ${cameTrue} of ${counted(predictions, 'time')}${partly}`
  if (certaintyBefore === null || certaintyAfter === null) return `${fear}.`
  return `${fear}; certainty ${certaintyBefore}%\u00A0→\u00A0${certaintyAfter}%.`
}

export const outcomeWords: Record<Outcome, string> = {
  no: 'It did not happen.',
  partly: 'It happened in part.',
  yes: 'It happened.',
}
