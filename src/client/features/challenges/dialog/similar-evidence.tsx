import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryOf } from '#client/platform/request/query-client.ts'
import { type EvidenceWall, readEvidence } from '#contract/challenges/challenges.ts'
import { EvidenceSentence } from '../evidence/evidence-sentence.tsx'

const shownLines = 2

/** Results of similar earlier experiments; null if there are none, undefined while loading. */
export function useSimilarEvidence(challengeId: string): EvidenceWall | null | undefined {
  const { data, isPending } = useQuery(queryOf(readEvidence, { query: { similarTo: challengeId, limit: shownLines } }))
  if (isPending) return undefined
  return data && data.lines.length > 0 ? data : null
}

/** In sight before the next one. */
export function SimilarEvidence({ wall: { figures, lines } }: { wall: EvidenceWall }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-sage-mid pt-4 text-sm">
      <h3 id={id} className="font-sans text-xs font-semibold tracking-normal">
        From challenges like this one
      </h3>
      {figures.predictions > 0 && (
        <p className="mt-1.5">
          <EvidenceSentence figures={figures} />
        </p>
      )}
      <ul>
        {lines
          .filter((line) => line.learnt !== null)
          .map(({ completionId, learnt }) => (
            <li
              key={completionId}
              dir="auto"
              className="mt-2 font-serif text-ui wrap-anywhere not-first:max-desk:hidden"
            >
              “{learnt}”
            </li>
          ))}
      </ul>
    </section>
  )
}
