import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { useDraft } from '#client/platform/unsent/use-draft.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { DialogTitle } from '#client/ui/layers/dialog.tsx'
import { changeForumPost, type ForumPost } from '#contract/forum/forum.ts'
import { countsQuery } from '../queries.ts'
import { useSaveChanges } from '../writing/use-save-changes.ts'
import { patchPost } from './post-cache.ts'
import { PostForm, type PostWords, type ReadyPost } from './post-form.tsx'

type EditPostProps = { post: ForumPost; onDone: () => void }

/** Replaces the post in its own dialog. Whether it is anonymous cannot be changed, since others have already seen it. */
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
  return useSaveChanges({
    save: ({ title, content, category }: ReadyPost) =>
      call(changeForumPost, { params: { postId }, body: { title, content, category } }),
    show: (changed) => {
      patchPost(cache, postId, () => changed)
      void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
    },
    onDone,
  })
}
