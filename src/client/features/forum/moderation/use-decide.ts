import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessageOf } from '#client/platform/api-error.ts'
import { withConfirmation } from '#client/platform/confirm-it.ts'
import { call } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import { decideModeration, type ModerationItem } from '#contract/forum-moderation.ts'
import type { ModerationDecision } from '#rules/forum/moderation.ts'
import { moderationKey } from './moderation-queries.ts'
import { decisionLabels } from './moderation-words.ts'

type Verdict = Pick<ModerationItem, 'targetType' | 'targetId'> & { decision: ModerationDecision; note: string }

export function useDecide() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  return useMutation({
    mutationFn: ({ targetType, targetId, decision, note }: Verdict) =>
      withConfirmation(() => call(decideModeration, { params: { targetType, targetId }, body: { decision, note } })),
    onSuccess: (_, { decision }) => toast({ title: `${decisionLabels[decision]}. It is in the log.` }),
    onError: (error) => {
      if (handleUnauthorized(error)) return
      toast({
        title: 'Nothing was decided',
        description: errorMessageOf(error, 'That did not go through. Try again when you’re back online.'),
        variant: 'destructive',
      })
    },
    // Also after a refusal: another moderator may have decided meanwhile.
    onSettled: () => cache.invalidateQueries({ queryKey: moderationKey }),
  })
}
