import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { showUnsentDialog } from '#client/platform/unsent/unsent-dialogs.ts'
import { WaitingLine } from '#client/platform/unsent/unsent-line.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import type { Day } from '#rules/progress/calendar.ts'
import { moodWords } from '#rules/progress/moods.ts'
import { dayName, timeOf } from './day-words.ts'
import type { ShownEntry } from './shown-entries.ts'

type CheckInStateProps = {
  entry: ShownEntry | undefined
  /** Others of the same day, which can no longer be changed or are followed by a new one. */
  others: readonly ShownEntry[]
  today: Day
}

/** Whether it is saved, in words. */
export function CheckInState({ entry, others, today }: CheckInStateProps) {
  return (
    <div className="grid text-xs font-medium text-ink-2">
      <LiveRegion isShown className="not-empty:mt-3">
        {entry && <SavedLine entry={entry} today={today} />}
      </LiveRegion>
      {entry?.mood === 1 && (
        <p className="mt-2">
          Rough days count too. If it is too much,{' '}
          <Link to="/help-now" className="link">
            Help now
          </Link>{' '}
          is one tap away.
        </p>
      )}
      {others.length > 0 && (
        <p className="mt-3">Already there: {others.map(({ mood }) => moodWords[mood]).join(', ')}.</p>
      )}
    </div>
  )
}

function SavedLine({ entry, today }: { entry: ShownEntry; today: Day }) {
  const { state, day, madeAt } = entry
  if (state === 'waiting') return <WaitingLine />
  if (state === 'saving') return <p>Saving…</p>
  if (state === 'refused') return <RefusedLine />
  const when = day === today ? timeOf(madeAt) : `for ${dayName(day, today)}`
  return (
    <p className="flex items-center gap-2">
      <Check aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none" />
      <span>Saved {when}. You can change it until midnight.</span>
    </p>
  )
}

function RefusedLine() {
  return (
    <p>
      Only on this device: it didn’t go through.{' '}
      <button type="button" className="link min-h-6" onClick={() => showUnsentDialog('list')}>
        Take a look
      </button>
    </p>
  )
}
