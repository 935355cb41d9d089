import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#client/ui/controls/button.tsx'
import { Checkbox } from '#client/ui/controls/checkbox.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import type { CoachNote } from '#contract/coach.ts'
import { coachNoteMaxLength } from '#rules/limits.ts'
import { noteSentence } from './note-words.ts'

type Change = { text?: string; isDone?: boolean | null }

type MemoryNoteProps = {
  note: CoachNote
  onEdit: (change: Change) => Promise<unknown>
  onForget: () => void
}

export function MemoryNote({ note, onEdit, onForget }: MemoryNoteProps) {
  const [isEditing, setIsEditing] = useState(false)
  const sentence = noteSentence(note)
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <p dir="auto" className="wrap-anywhere">
        {sentence}
      </p>
      {note.source && (
        <Link to={note.source.href} dir="auto" className="link w-fit text-sm">
          {note.source.title}
        </Link>
      )}
      {note.kind === 'step' && (
        <Checkbox
          label="I did this"
          checked={note.isDone === true}
          onCheckedChange={(isDone) => void onEdit({ isDone: isDone === true ? true : null }).catch(() => {})}
        />
      )}
      {isEditing ? (
        <NoteForm note={note} onEdit={onEdit} onClose={() => setIsEditing(false)} />
      ) : (
        <div className="flex flex-wrap gap-1">
          {note.kind !== 'unhelpful' && (
            <Button
              variant="quiet"
              aria-label={`Change: ${sentence}`}
              className="-ml-2"
              onClick={() => setIsEditing(true)}
            >
              Change
            </Button>
          )}
          <Button variant="quiet" aria-label={`Forget: ${sentence}`} className="first:-ml-2" onClick={onForget}>
            Forget
          </Button>
        </div>
      )}
    </li>
  )
}

const tones = [
  { value: 'gentle', label: 'Gentle' },
  { value: 'direct', label: 'Direct' },
  { value: 'brief', label: 'Brief' },
] as const

type NoteFormProps = Pick<MemoryNoteProps, 'note' | 'onEdit'> & { onClose: () => void }

function NoteForm({ note, onEdit, onClose }: NoteFormProps) {
  const [text, setText] = useState(note.text)
  const [isBusy, setIsBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    setIsBusy(true)
    // A failure has already been reported; the text stays in the field.
    await onEdit({ text: text.trim() }).then(onClose, () => setIsBusy(false))
  }

  return (
    <form onSubmit={save} className="grid gap-3">
      {note.kind === 'tone' ? (
        <Segmented
          label="Tone"
          options={tones}
          value={text as (typeof tones)[number]['value']}
          onValueChange={setText}
        />
      ) : (
        <TextField
          label={note.kind === 'name' ? 'What WingMate calls you' : 'What WingMate remembers'}
          value={text}
          maxLength={coachNoteMaxLength}
          autoFocus
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div className="flex gap-2">
        <Button type="submit" isBusy={isBusy} disabled={text.trim() === ''}>
          Save
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
