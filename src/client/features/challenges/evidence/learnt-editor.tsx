import { type FormEvent, useState } from 'react'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { useUnsent } from '#client/platform/unsent/use-unsent.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import type { WallLine } from '#contract/challenges/evidence.ts'
import { learntMaxLength } from '#rules/challenges/facts.ts'
import { learntWrite } from '../challenge-writes.ts'

type LearntEditorProps = { line: WallLine; onClose: () => void }

/** Changes a line, or removes it from the wall if emptied. */
export function LearntEditor({ line, onClose }: LearntEditorProps) {
  const [words, setWords] = useState(line.learnt ?? '')
  const handleUnauthorized = useUnauthorizedHandler()
  const { submitOrGiveBack } = useUnsent()
  const [state, setState] = useState<'editing' | 'saving' | 'failed'>('editing')

  async function save() {
    setState('saving')
    const outcome = await submitOrGiveBack(learntWrite(line.id, words.trim() || null))
    if (outcome.status !== 'sent' && handleUnauthorized(outcome.error)) return
    if (outcome.status === 'refused') setState('failed')
    else onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state !== 'saving') void save()
  }

  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextAreaField
        autoFocus
        label="What you learned"
        rows={2}
        maxLength={learntMaxLength}
        value={words}
        error={state === 'failed' && 'That was not saved. Your words are still here. Try again in a moment.'}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={state === 'saving'}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
