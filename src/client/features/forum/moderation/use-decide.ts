import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { withConfirmation } from '#client/platform/session/confirm-it.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { decideModeration, type ModerationItem } from '#contract/forum/forum-moderation.ts'
import type { ModerationDecision } from '#rules/forum/moderation.ts'
import { moderationKey } from './moderation-queries.ts'
import { decisionLabels } from './moderation-words.ts'

type Verdict = Pick<ModerationItem, 'targetType' | 'targetId'> & { decision: ModerationDecision; note: string }

export function useDecide() {
  const cache = useQueryClient()
  const sayFailure = useSayFailure()
  return useMutation({
    mutationFn: ({ targetType, targetId, decision, note }: Verdict) =>
      withConfirmation(() => call(decideModeration, { params: { targetType, targetId }, body: { decision, note } })),
    onSuccess: (_, { decision }) => toast({ title: `${decisionLabels[decision]}. It is in the log.` }),
    onError: (error) =>
      sayFailure(error, {
        title: 'Nothing was decided',
        fallback: 'That did not go through. Try again when you’re back online.',
      }),
    // Also after a refusal: another moderator may have decided meanwhile.
    onSettled: () => cache.invalidateQueries({ queryKey: moderationKey }),
  })
}
