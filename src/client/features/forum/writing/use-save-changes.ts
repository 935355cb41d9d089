import { useMutation } from '@tanstack/react-query'
import { toast } from '#client/ui/feedback/toast.ts'
import type { ForumReply } from '#contract/forum/forum.ts'
import { heldWords } from '../forum-words.ts'
import { useSayForumFailure } from '../use-forum-problem.ts'

type Changing<Words, Changed> = {
  save: (words: Words) => Promise<Changed>
  /** Updates it on screen. */
  show: (changed: Changed) => void
  onDone: () => void
}

/** Saves changes to somebody's own post or reply, and reports the result. */
export function useSaveChanges<Words, Changed extends ForumReply>({ save, show, onDone }: Changing<Words, Changed>) {
  const sayFailure = useSayForumFailure()
  return useMutation({
    mutationFn: save,
    onSuccess: (changed) => {
      show(changed)
      toast({ title: 'Your changes are saved.', description: heldWords(changed) })
      onDone()
    },
    onError: (error) =>
      sayFailure(error, {
        title: 'Your changes did not save',
        fallback: 'Your words are still here. Try again when you’re back online.',
      }),
  })
}
