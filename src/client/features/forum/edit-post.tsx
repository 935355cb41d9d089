import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessageOf } from '#client/platform/api-error.ts'
import { call } from '#client/platform/request.ts'
import { useDraft } from '#client/platform/unsent/use-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { DialogTitle } from '#client/ui/dialog.tsx'
import { toast } from '#client/ui/toast.ts'
import { changeForumPost, type ForumPost } from '#contract/forum.ts'
import { heldWords } from './forum-words.ts'
import { patchPost } from './post-cache.ts'
import { PostForm, type PostWords, type ReadyPost } from './post-form.tsx'
import { countsQuery } from './queries.ts'
import { useForumProblem } from './use-forum-problem.ts'

type EditPostProps = { post: ForumPost; onDone: () => void }

/** In place of the post, in its own dialog. Whether it is anonymous stays: others have seen it as it was. */
export function EditPost({ post, onDone }: EditPostProps) {
  const { title, content, category, isAnonymous } = post
  const { words, type, forget } = useDraft<PostWords>({
    place: `edit:${post.id}`,
    label: 'Changes to a post',
    initial: { title, content, category, isAnonymous },
  })
  const { mutate, isPending } = useChangePost(post, leave)

  function leave() {
    forget()
    onDone()
  }

  return (
    <>
      <DialogTitle>Edit your post</DialogTitle>
      <PostForm
        words={words}
        onChange={type}
        onSubmit={mutate}
        isSending={isPending}
        submitLabel="Save changes"
        otherAct={
          <Button variant="quiet" onClick={leave}>
            Cancel
          </Button>
        }
      />
    </>
  )
}

function useChangePost({ id: postId }: ForumPost, onDone: () => void) {
  const cache = useQueryClient()
  const handleProblem = useForumProblem()
  return useMutation({
    mutationFn: ({ title, content, category }: ReadyPost) =>
      call(changeForumPost, { params: { postId }, body: { title, content, category } }),
    onSuccess: (changed) => {
      patchPost(cache, postId, () => changed)
      void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
      toast({ title: 'Your changes are saved.', description: heldWords(changed) })
      onDone()
    },
    onError: (error) => {
      if (handleProblem(error)) return
      toast({
        title: 'Your changes did not save',
        description: errorMessageOf(error, 'Your words are still here. Try again when you’re back online.'),
        variant: 'destructive',
      })
    },
  })
}
