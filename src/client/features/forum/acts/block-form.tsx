import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { blockFromPost, blockFromReply } from '#contract/forum/forum-blocks.ts'
import { nameOf } from '../author.ts'
import { blocksQuery, refreshForum } from '../queries.ts'
import { useSayForumFailure } from '../use-forum-problem.ts'
import { ActButtons } from './act-buttons.tsx'
import type { ActFormProps, Target } from './forum-act.ts'
import { useUnblock } from './use-unblock.ts'

export function BlockForm({ target, onCancel, onDone }: ActFormProps) {
  const { mutate, isPending } = useBlock(target, () => onDone(true))
  const { title, text } = wordsFor(target)
  return (
    <>
      <DialogTitle className="wrap-anywhere">{title}</DialogTitle>
      <DialogDescription>{text} Nobody is told, and you can undo it on your account page.</DialogDescription>
      <ActButtons label="Block" isBusy={isPending} onAct={() => mutate()} onCancel={onCancel} />
    </>
  )
}

/** A block of something anonymous covers only that: hiding anything else with it would reveal who wrote it. */
function wordsFor({ type, item }: Target): { title: string; text: string } {
  if (item.isAnonymous) {
    return {
      title: `Block this anonymous ${type}?`,
      text: `You no longer see this ${type}. Who wrote it stays hidden, so you may still see other things they wrote.`,
    }
  }
  return { title: `Block ${nameOf(item)}?`, text: 'You no longer see what they post or reply under their name.' }
}

function useBlock(target: Target, onDone: () => void) {
  const cache = useQueryClient()
  const sayFailure = useSayForumFailure()
  const unblock = useUnblock()
  return useMutation({
    mutationFn: () =>
      target.type === 'post'
        ? call(blockFromPost, { params: { postId: target.item.id } })
        : call(blockFromReply, { params: { replyId: target.item.id } }),
    onSuccess: (block) => {
      refreshForum(cache)
      void cache.invalidateQueries({ queryKey: blocksQuery.queryKey })
      toast({
        title:
          block.scope === 'member' ? `${nameOf(target.item)} is blocked.` : `You no longer see that ${target.type}.`,
        action: { label: 'Undo', onSelect: () => unblock.mutate(block.id) },
      })
      onDone()
    },
    onError: (error) =>
      sayFailure(error, {
        title: 'That did not go through',
        fallback: 'Nothing is blocked. Try again when you’re back online.',
      }),
  })
}
