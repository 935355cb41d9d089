import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { queryOf } from '#client/platform/request/query-client.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import { type EvidencePatterns, readPatterns } from '#contract/challenges/evidence.ts'
import { CertaintyTrack } from '../challenges/certainty-track.tsx'
import { ReportCard } from '../report-card.tsx'
import { areaLabels, habitWords, outcomeWords } from './pattern-words.ts'

/** Patterns in all moments and challenges, by life area. */
export function PatternsCard({ className }: { className?: string }) {
  const { isPremium } = useRequiredUser()
  return (
    <ReportCard title="Patterns in what you feared" className={className}>
      {isPremium ? <Patterns /> : <Offer />}
    </ReportCard>
  )
}

function Patterns() {
  // Refetched each time it opens, to include what was closed a minute ago.
  const { data, isError, refetch } = useQuery({ ...queryOf(readPatterns), refetchOnMount: 'always' })
  if (!data && isError)
    return (
      <div className="grid justify-items-start gap-3 text-sm">
        <p>These need a connection. What you wrote is safe.</p>
        <Button variant="line" className="print:hidden" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!data) return <SkeletonCard className="min-h-32" />
  if (data.areas.length === 0 && data.habits.length === 0) return <NothingYet />
  return <Found patterns={data} />
}

function Found({ patterns: { areas, habits } }: { patterns: EvidencePatterns }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 text-sm desk:grid-cols-2 desk:gap-12">
      {areas.length > 0 && (
        <List title="Fears, by part of life">
          {areas.map((area) => (
            <li key={area.lifeArea} className="grid gap-1 print:break-inside-avoid">
              <span className="font-semibold">{areaLabels[area.lifeArea]}</span>
              <CertaintyTrack before={area.certaintyBefore} after={area.certaintyAfter} />
              <p className="text-ink-2">{outcomeWords(area)}</p>
            </li>
          ))}
        </List>
      )}
      {habits.length > 0 && (
        <List title="Habits to leave out">
          {habits.map((habit) => (
            <li key={habit.habit} className="grid gap-1 print:break-inside-avoid">
              <span dir="auto" className="font-semibold wrap-anywhere">
                {habit.habit}
              </span>
              <p className="text-ink-2">{habitWords(habit)}</p>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className="font-sans text-xs font-semibold tracking-normal text-ink-2">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-3 grid content-start gap-5">
        {children}
      </ul>
    </div>
  )
}

function NothingYet() {
  return (
    <p className="max-w-[60ch] text-sm text-ink-2">
      Nothing to compare yet. Close a moment or a challenge with an answer to “Did it happen?”, and you see here where
      your fears come true, how sure you are before and after, and which habits you left out.
    </p>
  )
}

function Offer() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[60ch] text-sm text-ink-2">
        Where fears come true and where they do not, how sure you are before and after, which habits you left out: these
        come with a membership. What you wrote stays here and on your wall, with or without one.
      </p>
      <ButtonLink variant="line" to="/pricing" className="print:hidden">
        See the membership
      </ButtonLink>
    </div>
  )
}
