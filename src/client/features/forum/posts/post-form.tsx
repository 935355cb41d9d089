import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import type { ForumCategory } from '#rules/forum/categories.ts'
import { forumPostMaxLength, forumTitleMaxLength } from '#rules/forum/limits.ts'
import { postWords } from '#rules/forum/post-words.ts'
import { isVisible } from '#rules/words/visible-text.ts'
import { CategoryChoice } from '../writing/category-choice.tsx'
import { DraftHelpPanel } from '../writing/draft-help-panel.tsx'
import { HeldHint } from '../writing/held-hint.tsx'
import { lengthHint } from '../writing/length-hint.ts'
import { useDraftHelp } from '../writing/use-draft-help.ts'
import { WhoSees } from '../writing/who-sees.tsx'
import { PostPreview } from './post-preview.tsx'

export type PostWords = { title: string; content: string; category: ForumCategory | null; isAnonymous: boolean }
export type ReadyPost = PostWords & { category: ForumCategory }

type PostFormProps = {
  words: PostWords
  onChange: (patch: Partial<PostWords>) => void
  onSubmit: (post: ReadyPost) => void
  isSending: boolean
  submitLabel: string
  /** The anonymous checkbox, if that can still be chosen. */
  anonymousBox?: ReactNode
  /** Next to the button. */
  otherAct?: ReactNode
}

/** Form for a new or changed post, with a preview for others. */
export function PostForm(props: PostFormProps) {
  const { words, onChange, onSubmit, isSending, submitLabel, anonymousBox, otherAct } = props
  const { title, content, category, isAnonymous } = words
  const draftHelp = useDraftHelp(postWords(words))
  const contentField = useRef<HTMLTextAreaElement>(null)
  const isReady = isVisible(title) && isVisible(content) && category !== null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (category === null || !isReady || isSending || draftHelp.offerFirst()) return
    onSubmit({ ...words, category })
  }

  return (
    <form
      onSubmit={submit}
      className="grid grid-cols-1 gap-x-8 gap-y-5 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:grid-rows-[auto_1fr]"
    >
      <div className="grid grid-cols-1 content-start gap-5">
        <CategoryChoice value={category} onChange={(chosen) => onChange({ category: chosen })} />
        <TextField
          label="Title"
          value={title}
          maxLength={forumTitleMaxLength}
          hint={lengthHint(title, forumTitleMaxLength)}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <TextAreaField
          ref={contentField}
          label="What happened, or what would you like to ask?"
          rows={5}
          value={content}
          maxLength={forumPostMaxLength}
          hint={lengthHint(content, forumPostMaxLength)}
          onChange={(event) => onChange({ content: event.currentTarget.value })}
        />
        <DraftHelpPanel {...draftHelp} onKeepWriting={() => contentField.current?.focus()} />
        {anonymousBox}
      </div>
      <div className="desk:row-span-2">
        <PostPreview {...words} />
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <HeldHint heldFor={draftHelp.heldFor} />
        <WhoSees isAnonymous={isAnonymous} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="lamp" isBusy={isSending} disabled={!isReady}>
            {draftHelp.help ? draftHelp.help.choices.post : submitLabel}
          </Button>
          {otherAct}
        </div>
      </div>
    </form>
  )
}
