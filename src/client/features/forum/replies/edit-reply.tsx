import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '#client/platform/request/request.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { changeForumReply, type ForumReply } from '#contract/forum/forum.ts'
import { forumReplyMaxLength } from '#rules/forum/limits.ts'
import { isVisible } from '#rules/words/visible-text.ts'
import { DraftHelpPanel } from '../writing/draft-help-panel.tsx'
import { HeldHint } from '../writing/held-hint.tsx'
import { lengthHint } from '../writing/length-hint.ts'
import { useDraftHelp } from '../writing/use-draft-help.ts'
import { useSaveChanges } from '../writing/use-save-changes.ts'
import { replaceReply } from './reply-cache.ts'

type EditReplyProps = { reply: ForumReply; postId: string; onDone: () => void }

/** Replaces the reply. */
export function EditReply({ reply, postId, onDone }: EditReplyProps) {
  const [content, setContent] = useState(reply.content)
  const { mutate, isPending } = useChangeReply(reply, postId, onDone)
  const draftHelp = useDraftHelp(content)
  const field = useRef<HTMLTextAreaElement>(null)
  const isReady = isVisible(content)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !isPending && !draftHelp.offerFirst()) mutate(content)
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextAreaField
        ref={field}
        label="Edit your reply"
        rows={2}
        autoFocus
        value={content}
        maxLength={forumReplyMaxLength}
        hint={lengthHint(content, forumReplyMaxLength)}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <DraftHelpPanel {...draftHelp} onKeepWriting={() => field.current?.focus()} />
      <HeldHint heldFor={draftHelp.heldFor} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isPending} disabled={!isReady}>
          Save changes
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function useChangeReply({ id: replyId }: ForumReply, postId: string, onDone: () => void) {
  const cache = useQueryClient()
  return useSaveChanges({
    save: (content: string) => call(changeForumReply, { params: { replyId }, body: { content } }),
    show: (changed) => replaceReply(cache, postId, changed),
    onDone,
  })
}
