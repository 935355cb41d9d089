import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'

/** Asks once, in place. */
export function RemoveStep({ isBusy, onRemove }: { isBusy: boolean; onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Remove this step
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <p role="status" className="text-sm text-ink-2">
        Take it off your list? Points and lines stay.
      </p>
      <Button autoFocus variant="line" isBusy={isBusy} onClick={onRemove}>
        Remove it
      </Button>
      <Button variant="quiet" onClick={() => setAsking(false)}>
        Keep it
      </Button>
    </div>
  )
}
