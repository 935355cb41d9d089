import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { readEvidence } from '#contract/challenges/challenges.ts'
import { useMoments } from '../use-moments.ts'

/**
 * A sentence the person wrote from experience: from the latest closed moments, which are on the device, or from the
 * evidence wall if there is a network. Null if there is none; nothing is made up.
 */
export function useTrueSentence(): string | null {
  const { moments } = useMoments()
  const own = (moments ?? []).map(({ after }) => after?.learnt ?? after?.wentWell).find((sentence) => sentence)
  const { data: wall } = useQuery({ ...queryOf(readEvidence, { query: {} }), enabled: moments !== undefined && !own })
  return own ?? wall?.lines.find(({ learnt }) => learnt !== null)?.learnt ?? null
}
