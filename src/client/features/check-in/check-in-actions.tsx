import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { Day } from '#rules/progress/calendar.ts'
import { dayName, openDays } from './day-words.ts'

type CheckInActionsProps = {
  day: Day
  today: Day
  hasEntry: boolean
  onDay: (day: Day) => void
  onAgain: () => void
  onDelete: () => void
}

/** Another day, another check-in, or none after all. */
export function CheckInActions({ day, today, hasEntry, onDay, onAgain, onDelete }: CheckInActionsProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <label className="inline-flex min-h-11 items-center gap-2 text-ink-2">
        For
        <select
          value={day}
          onChange={(event) => onDay(event.target.value)}
          className="min-h-11 max-w-56 rounded-field border border-edge bg-surface px-3 text-sm text-ink"
        >
          {openDays(today).map((one) => (
            <option key={one} value={one}>
              {dayName(one, today)}
            </option>
          ))}
        </select>
      </label>
      {hasEntry && (
        <>
          <Button variant="quiet" onClick={onAgain}>
            Check in again
          </Button>
          <DeleteButton onDelete={onDelete} />
        </>
      )}
    </div>
  )
}

/** Asks once: a note could be lost with it. */
function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const [state, setState] = useState<'closed' | 'asking' | 'kept'>('closed')
  if (state !== 'asking')
    return (
      <Button variant="quiet" autoFocus={state === 'kept'} onClick={() => setState('asking')}>
        Delete
      </Button>
    )
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <span className="text-ink-2">Delete this check-in?</span>
      <Button variant="quiet" autoFocus onClick={onDelete}>
        Yes, delete it
      </Button>
      <Button variant="quiet" onClick={() => setState('kept')}>
        Keep it
      </Button>
    </span>
  )
}
