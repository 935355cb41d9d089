import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { deleteForumPost, deleteForumReply } from '#contract/forum/forum.ts'
import { refreshForum } from '../queries.ts'
import { dropReply } from '../replies/reply-cache.ts'
import { useSayForumFailure } from '../use-forum-problem.ts'
import { ActButtons } from './act-buttons.tsx'
import type { ActFormProps, Target } from './forum-act.ts'

export function DeleteForm({ target, onCancel, onDone }: ActFormProps) {
  const { mutate, isPending } = useDelete(target, () => onDone(true))
  return (
    <>
      <DialogTitle>Delete your {target.type}?</DialogTitle>
      <DialogDescription>
        {target.type === 'post'
          ? 'It’s gone for good, and so are the replies to it.'
          : 'It’s gone for good. The rest of the discussion stays.'}
      </DialogDescription>
      <ActButtons label="Delete" cancelLabel="Keep it" isBusy={isPending} onAct={() => mutate()} onCancel={onCancel} />
    </>
  )
}

function useDelete(target: Target, onDone: () => void) {
  const cache = useQueryClient()
  const sayFailure = useSayForumFailure()
  return useMutation({
    mutationFn: () =>
      target.type === 'post'
        ? call(deleteForumPost, { params: { postId: target.item.id } })
        : call(deleteForumReply, { params: { replyId: target.item.id } }),
    onSuccess: () => {
      if (target.type === 'reply') dropReply(cache, target.postId, target.item)
      else refreshForum(cache)
      toast({ title: `Your ${target.type} is deleted.` })
      onDone()
    },
    onError: (error) =>
      sayFailure(error, {
        title: `Your ${target.type} is still there`,
        fallback: 'Deleting it did not go through. Try again when you’re back online.',
      }),
  })
}
