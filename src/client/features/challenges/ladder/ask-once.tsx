import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'

type AskOnceProps = {
  label: string
  question: string
  yes: string
  no: string
  isBusy: boolean
  onYes: () => void
}

/** A button for something that cannot be undone: it asks once, in its own place. */
export function AskOnce({ label, question, yes, no, isBusy, onYes }: AskOnceProps) {
  const [state, setState] = useState<'silent' | 'asking' | 'answered'>('silent')
  if (state !== 'asking') {
    return (
      <Button
        variant="quiet"
        className="px-3!"
        // The button that was pressed is gone, so focus returns here.
        autoFocus={state === 'answered'}
        onClick={() => setState('asking')}
      >
        {label}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="text-sm text-ink-2">
        {question}
      </p>
      <Button autoFocus variant="line" isBusy={isBusy} onClick={onYes}>
        {yes}
      </Button>
      <Button variant="quiet" onClick={() => setState('answered')}>
        {no}
      </Button>
    </div>
  )
}
