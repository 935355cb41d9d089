import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { Button } from '#client/ui/button.tsx'
import { TextAreaField } from '#client/ui/field.tsx'
import { changeLearntLine, type EvidenceLine } from '#contract/challenges.ts'
import { learntMaxLength } from '#rules/challenges/facts.ts'
import { evidenceChanged } from '../challenge-queries.ts'

type LearntEditorProps = { line: EvidenceLine; onClose: () => void }

/** Rewords a line, or takes it off the wall by emptying it. */
export function LearntEditor({ line, onClose }: LearntEditorProps) {
  const [words, setWords] = useState(line.learnt ?? '')
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      call(changeLearntLine, { params: { completionId: line.completionId }, body: { learnt: words.trim() || null } }),
    onSuccess: () => {
      evidenceChanged(cache)
      onClose()
    },
    onError: (error) => void handleUnauthorized(error),
  })

  function save(event: FormEvent) {
    event.preventDefault()
    mutate()
  }

  return (
    <form onSubmit={save} className="grid gap-2">
      <TextAreaField
        autoFocus
        label="What you learned"
        rows={2}
        maxLength={learntMaxLength}
        value={words}
        error={isError && 'That was not saved. Your words are still here. Try again when you’re back online.'}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isPending}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
