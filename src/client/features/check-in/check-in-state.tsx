import { Check, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LiveRegion } from '#client/ui/live-region.tsx'
import type { Day } from '#rules/progress/calendar.ts'
import { moodWords } from '#rules/progress/moods.ts'
import { dayName, timeOf } from './day-words.ts'
import type { ShownEntry } from './shown-entries.ts'

type CheckInStateProps = {
  entry: ShownEntry | undefined
  /** Others of the same day, that can no longer be changed or are followed by a new one. */
  others: readonly ShownEntry[]
  isWaiting: boolean
  today: Day
}

/** Whether it is saved, in words. */
export function CheckInState({ entry, others, isWaiting, today }: CheckInStateProps) {
  return (
    <div className="grid text-xs font-medium text-ink-2">
      <LiveRegion isShown className="not-empty:mt-3">
        {entry && <SavedLine entry={entry} isWaiting={isWaiting} today={today} />}
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

type SavedLineProps = { entry: ShownEntry; isWaiting: boolean; today: Day }

function SavedLine({ entry, isWaiting, today }: SavedLineProps) {
  if (entry.clientId && isWaiting) return <Line icon={CloudOff}>Saved on this device, will sync.</Line>
  if (entry.clientId) return <p>Saving…</p>
  const when = entry.day === today ? timeOf(entry.madeAt) : `for ${dayName(entry.day, today)}`
  return <Line icon={Check}>Saved {when}. You can change it until midnight.</Line>
}

function Line({ icon: Icon, children }: { icon: typeof Check; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none" />
      <span>{children}</span>
    </p>
  )
}
