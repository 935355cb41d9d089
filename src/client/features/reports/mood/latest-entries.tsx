import { Lock } from 'lucide-react'
import { Face } from '#client/parts/face.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import type { MoodEntry } from '#contract/progress.ts'
import { moodTagWords, moodWords } from '#rules/progress/moods.ts'
import { longDay } from '../days.ts'
import { OwnWords } from '../own-words.tsx'
import { ReportCard } from '../report-card.tsx'

type LatestEntriesProps = { entries: readonly MoodEntry[]; className?: string }

export function LatestEntries({ entries, className }: LatestEntriesProps) {
  if (entries.length === 0) {
    return (
      <ReportCard title="Latest check-ins" className={className}>
        <EmptyState title="No check-ins yet">
          Your ten latest show up here, with what you wrote. Only you can see them.
        </EmptyState>
      </ReportCard>
    )
  }
  return (
    <ReportCard
      title="Latest check-ins"
      aside={
        <p className="flex items-center gap-1.5 text-xs text-ink-2 print:hidden">
          <Lock aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Only you can see this
        </p>
      }
      className={className}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] desk:grid-cols-2 desk:gap-x-12 print:grid-cols-1">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </ReportCard>
  )
}

function Entry({ entry: { mood, day, notes, tags } }: { entry: MoodEntry }) {
  return (
    <li className="flex gap-3.5 border-t border-line py-3.5 print:break-inside-avoid">
      <Face mood={mood} className="size-10" />
      <div className="grid min-w-0 flex-1 content-start gap-1.5 pt-1.5">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{moodWords[mood]}</span>
          <time dateTime={day} className="text-sm text-ink-2">
            {longDay(day)}
          </time>
        </p>
        {notes && <OwnWords as="p" className="text-sm whitespace-pre-line">{`“${notes}”`}</OwnWords>}
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge>{moodTagWords(tag)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
