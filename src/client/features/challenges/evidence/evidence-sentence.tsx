import type { EvidenceFigures } from '#contract/challenges/challenges.ts'
import { certaintyWords, outcomeSentence } from './evidence-words.ts'

/** “Your fear came true 1 of 9 times; certainty 74 → 38.” The two numbers stay on one line. */
export function EvidenceSentence({ figures }: { figures: EvidenceFigures }) {
  const certainty = certaintyWords(figures)
  if (!certainty) return <>{outcomeSentence(figures)}.</>
  return (
    <>
      {outcomeSentence(figures)}; <span className="whitespace-nowrap">{certainty}.</span>
    </>
  )
}
