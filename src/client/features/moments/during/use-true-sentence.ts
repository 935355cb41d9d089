import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { readEvidence } from '#contract/challenges/challenges.ts'
import { useMoments } from '../use-moments.ts'

/**
 * One sentence of one's own that experience has shown: the latest of the closed moments, which are on the device, or of
 * the evidence wall where there is a network. Null while there is none; nothing is made up in its place.
 */
export function useTrueSentence(): string | null {
  const { moments } = useMoments()
  const own = (moments ?? []).map(({ after }) => after?.learnt ?? after?.wentWell).find((sentence) => sentence)
  const { data: wall } = useQuery({ ...queryOf(readEvidence, { query: {} }), enabled: moments !== undefined && !own })
  return own ?? wall?.lines.find(({ learnt }) => learnt !== null)?.learnt ?? null
}
