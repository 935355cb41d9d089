import { Lock, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Chip } from '#client/ui/controls/chip.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { moodNotesMaxLength } from '#rules/progress/facts.ts'
import { type MoodTag, moodTags, moodTagWords } from '#rules/progress/moods.ts'
import type { Said } from './check-in-writes.ts'

/** Enough for most days; the rest is one tap away. */
const quickTags: readonly MoodTag[] = ['wound-up', 'tired', 'calm', 'at-home']

type CheckInDetailsProps = { said: Said; onChange: (change: Partial<Said>) => void }

/** Feelings, place and a note, all optional. */
export function CheckInDetails({ said, onChange }: CheckInDetailsProps) {
  const [hasAllTags, setAllTags] = useState(false)
  const [note, setNote] = useState<'closed' | 'open' | 'closedAgain'>('closed')
  const isWriting = note === 'open'
  const { tags, notes } = said
  const offered = hasAllTags ? moodTags : moodTags.filter((tag) => quickTags.includes(tag) || tags.includes(tag))

  function toggle(tag: MoodTag) {
    onChange({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag] })
  }

  return (
    <div className="mt-4 grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">What it feels like, and where you are</legend>
        {offered.map((tag) => (
          <Chip key={tag} isSelected={tags.includes(tag)} onClick={() => toggle(tag)}>
            {moodTagWords(tag)}
          </Chip>
        ))}
        {!hasAllTags && <Chip onClick={() => setAllTags(true)}>more tags</Chip>}
        {!isWriting && (
          <Chip autoFocus={note === 'closedAgain'} onClick={() => setNote('open')}>
            {!notes && <Plus aria-hidden="true" strokeWidth={1.75} />}
            {notes ? 'edit note' : 'note'}
          </Chip>
        )}
      </fieldset>
      {isWriting ? (
        <NoteForm notes={notes} onSave={(next) => onChange({ notes: next })} onClose={() => setNote('closedAgain')} />
      ) : (
        notes && (
          <p dir="auto" className="rounded-r2 bg-apricot-soft px-4 py-3 text-sm break-words whitespace-pre-line">
            {notes}
          </p>
        )
      )}
    </div>
  )
}

type NoteFormProps = { notes: string | null; onSave: (notes: string | null) => void; onClose: () => void }

function NoteForm({ notes, onSave, onClose }: NoteFormProps) {
  const [text, setText] = useState(notes ?? '')

  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(text.trim() || null)
    onClose()
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextAreaField
        label="A note"
        autoFocus
        value={text}
        maxLength={moodNotesMaxLength}
        onChange={(event) => setText(event.target.value)}
        hint={
          <>
            <Lock aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none" />
            Only you can see this.
          </>
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Save note</Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}
