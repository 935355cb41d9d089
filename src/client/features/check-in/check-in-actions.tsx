import { type ComponentProps, useState } from 'react'
import type { Day } from '#rules/progress/calendar.ts'
import { dayName, openDays } from './day-words.ts'

type CheckInActionsProps = {
  day: Day
  today: Day
  /** Changes with the check-in that is shown. */
  turn: number
  hasEntry: boolean
  onDay: (day: Day) => void
  onAgain: () => void
  onDelete: () => void
}

/** Actions: another day, another check-in, or delete. */
export function CheckInActions({ day, today, turn, hasEntry, onDay, onAgain, onDelete }: CheckInActionsProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 text-sm">
      <label className="inline-flex min-h-11 items-center gap-1.5 text-ink-2">
        For
        <select
          value={day}
          onChange={(event) => onDay(event.target.value)}
          className="field-sizing-content min-h-11 max-w-60 rounded-r1 bg-surface font-medium text-ink"
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
          <LinkButton onClick={onAgain}>Check in again</LinkButton>
          <DeleteButton key={turn} onDelete={onDelete} />
        </>
      )}
    </div>
  )
}

/** Asks once, because a note could be lost with it. */
function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const [state, setState] = useState<'closed' | 'asking' | 'kept'>('closed')
  if (state !== 'asking')
    return (
      <LinkButton autoFocus={state === 'kept'} onClick={() => setState('asking')}>
        Delete
      </LinkButton>
    )
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4">
      <span className="text-ink-2">Delete this check-in?</span>
      <LinkButton autoFocus onClick={onDelete}>
        Yes, delete it
      </LinkButton>
      <LinkButton onClick={() => setState('kept')}>Keep it</LinkButton>
    </span>
  )
}

/** Less prominent than a button, since all of this is optional. */
function LinkButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className="link inline-flex min-h-11 items-center" />
}
