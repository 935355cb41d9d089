import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/query-client.ts'
import { readEvidence } from '#contract/challenges.ts'
import { evidenceSentence } from '../evidence/evidence-words.ts'

const shownLines = 2

/** What earlier experiments of this kind showed, in sight before the next one. */
export function SimilarEvidence({ challengeId }: { challengeId: string }) {
  const { data } = useQuery(queryOf(readEvidence, { query: { similarTo: challengeId, limit: shownLines } }))
  if (!data) return null
  const sentence = evidenceSentence(data.figures)
  const learnt = data.lines.filter((line) => line.learnt !== null)
  if (!sentence && learnt.length === 0) return null
  return (
    <section aria-labelledby="similar-evidence" className="border-t border-sage-mid pt-4 text-sm">
      <h3 id="similar-evidence" className="font-sans text-xs font-semibold tracking-normal">
        From challenges like this one
      </h3>
      {sentence && <p className="mt-1.5">{sentence}</p>}
      <ul>
        {learnt.map(({ completionId, learnt }) => (
          <li key={completionId} className="mt-2 font-serif text-ui wrap-anywhere not-first:max-desk:hidden">
            “{learnt}”
          </li>
        ))}
      </ul>
    </section>
  )
}
