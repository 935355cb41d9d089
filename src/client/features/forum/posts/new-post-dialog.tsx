import { useDraft } from '#client/platform/unsent/use-draft.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Checkbox } from '#client/ui/controls/checkbox.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import type { ForumPost } from '#contract/forum/forum.ts'
import type { ForumCategory } from '#rules/forum/categories.ts'
import { PostForm, type PostWords } from './post-form.tsx'
import { useCreatePost } from './use-create-post.ts'

const blank: PostWords = { title: '', content: '', category: null, isAnonymous: false }

type NewPostDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The category that was being read, as a default. */
  category: ForumCategory | null
  onPosted: (post: ForumPost) => void
  onCloseAutoFocus: (event: Event) => void
}

export function NewPostDialog({ isOpen, onOpenChange, category, onPosted, onCloseAutoFocus }: NewPostDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent size="lg" onCloseAutoFocus={onCloseAutoFocus}>
        <div className="grid gap-1">
          <DialogTitle>New Post</DialogTitle>
          <DialogDescription className="text-sm">
            Nothing is sent until you press Post. Your draft saves itself on this device.
          </DialogDescription>
        </div>
        <NewPostForm category={category} onPosted={onPosted} />
      </DialogContent>
    </Dialog>
  )
}

function NewPostForm({ category, onPosted }: Pick<NewPostDialogProps, 'category' | 'onPosted'>) {
  const { words, type, forget, idForSending } = useDraft<PostWords>({
    place: 'new-post',
    label: 'A post you were writing',
    initial: { ...blank, category },
  })
  const { create, isPending } = useCreatePost((post) => {
    forget()
    onPosted(post)
  })
  const isBegun = words.title.trim() !== '' || words.content.trim() !== ''
  return (
    <PostForm
      words={words}
      onChange={type}
      onSubmit={(post) => create({ ...post, clientId: idForSending() })}
      isSending={isPending}
      submitLabel="Post"
      anonymousBox={
        <Checkbox
          label="Post anonymously"
          hint="Without your name and initials. This cannot be changed later."
          checked={words.isAnonymous}
          onCheckedChange={(checked) => type({ isAnonymous: checked === true })}
        />
      }
      otherAct={
        isBegun && (
          <Button variant="quiet" onClick={forget}>
            Discard draft
          </Button>
        )
      }
    />
  )
}
