import { ArrowUp } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { useDraft } from '#client/platform/unsent/use-draft.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Checkbox } from '#client/ui/controls/checkbox.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import type { ForumPost } from '#contract/forum/forum.ts'
import { forumReplyMaxLength } from '#rules/forum/limits.ts'
import { isVisible } from '#rules/words/visible-text.ts'
import { nameOf } from '../author.ts'
import { Byline } from '../byline.tsx'
import { DraftHelpPanel } from '../writing/draft-help-panel.tsx'
import { HeldHint } from '../writing/held-hint.tsx'
import { lengthHint } from '../writing/length-hint.ts'
import { useDraftHelp } from '../writing/use-draft-help.ts'
import { WhoSees } from '../writing/who-sees.tsx'
import { TurnRow } from './reply-turn.tsx'
import { useCreateReply } from './use-create-reply.ts'

export function ReplyComposer({ post }: { post: ForumPost }) {
  // Somebody who posted anonymously would reveal their name by replying with it.
  const isUnnamedAuthor = post.isMine && post.isAnonymous
  const { words, type, forget, idForSending } = useDraft({
    place: `reply:${post.id}`,
    label: 'A reply you were writing',
    initial: { content: '', isAnonymous: isUnnamedAuthor },
  })
  const { content, isAnonymous } = words
  const draftHelp = useDraftHelp(content)
  const field = useRef<HTMLTextAreaElement>(null)
  const { create, isPending } = useCreateReply(post.id, () => {
    forget()
    // The button is disabled again and loses focus. Not on touch screens, where focusing the field opens the keyboard.
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus()
  })
  const isReady = isVisible(content)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || isPending || draftHelp.offerFirst()) return
    create({ content, isAnonymous, clientId: idForSending() })
  }

  return (
    <form onSubmit={submit} className="mt-2 grid grid-cols-1 gap-3">
      <TextAreaField
        ref={field}
        label="Your reply"
        placeholder="Reply to this post"
        rows={2}
        value={content}
        maxLength={forumReplyMaxLength}
        hint={lengthHint(content, forumReplyMaxLength)}
        onChange={(event) => type({ content: event.currentTarget.value })}
      />
      <DraftHelpPanel {...draftHelp} onKeepWriting={() => field.current?.focus()} />
      <Checkbox
        label="Reply anonymously"
        hint={
          isUnnamedAuthor &&
          !isAnonymous &&
          'Your post has no name on it. With your name here, people may connect the two.'
        }
        checked={isAnonymous}
        onCheckedChange={(checked) => type({ isAnonymous: checked === true })}
      />
      {isReady && <ReplyPreview content={content} isAnonymous={isAnonymous} />}
      <HeldHint heldFor={draftHelp.heldFor} />
      <WhoSees isAnonymous={isAnonymous} />
      <div>
        <Button type="submit" isBusy={isPending} disabled={!isReady}>
          <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {draftHelp.help ? draftHelp.help.choices.post : 'Reply'}
        </Button>
      </div>
    </form>
  )
}

function ReplyPreview({ content, isAnonymous }: { content: string; isAnonymous: boolean }) {
  const { firstName, lastName } = useRequiredUser()
  const author = { isAnonymous, user: { firstName, lastName } }
  return (
    <section aria-label="Preview of your reply">
      <TurnRow author={author} isMine>
        <p className="text-xs font-medium text-ink-2">
          <Byline name={nameOf(author)} lead="You, as ">
            Preview
          </Byline>
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {content.trim()}
        </p>
      </TurnRow>
    </section>
  )
}
