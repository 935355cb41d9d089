import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogDescription, DialogTitle } from '#client/ui/layers/dialog.tsx'
import { NoteField } from '../moderation/note-field.tsx'
import { useDecide } from '../moderation/use-decide.ts'
import { refreshForum } from '../queries.ts'
import { ActButtons } from './act-buttons.tsx'
import type { ActFormProps } from './forum-act.ts'

/** For a moderator who finds something nobody has reported. */
export function HideForm({ target: { type, item }, onCancel, onDone }: ActFormProps) {
  const cache = useQueryClient()
  const [note, setNote] = useState('')
  const { mutate, isPending } = useDecide()

  function hide() {
    const targetType = type === 'post' ? 'posts' : 'replies'
    const onSuccess = () => {
      refreshForum(cache)
      onDone(true)
    }
    mutate({ targetType, targetId: item.id, decision: 'hide', note }, { onSuccess })
  }

  return (
    <>
      <DialogTitle>Hide this {type}?</DialogTitle>
      <DialogDescription>
        Only its author can still see it, and is told it was taken down. The moderation log keeps it, so it can be
        restored.
      </DialogDescription>
      <NoteField value={note} onChange={setNote} />
      <ActButtons label="Hide" isBusy={isPending} onAct={hide} onCancel={onCancel} />
    </>
  )
}
