import { ButtonLink } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { TechniqueReport } from '#contract/progress.ts'
import { ratingScale } from '#rules/challenges/facts.ts'
import { comparisonHours } from '#rules/progress/facts.ts'
import { shortDayOfMoment } from '../days.ts'
import { counted, oneDecimal, percent, times } from '../figures.ts'
import { ReportCard } from '../report-card.tsx'
import { titleOf } from './technique-titles.ts'

type TechniqueCardProps = { techniques: readonly TechniqueReport[]; className?: string }

export function TechniqueCard({ techniques, className }: TechniqueCardProps) {
  if (techniques.length === 0) {
    return (
      <ReportCard title="Techniques" className={className}>
        <EmptyState
          title="No technique usage data"
          action={
            <ButtonLink variant="line" to="/techniques">
              Try techniques
            </ButtonLink>
          }
        >
          What you try shows up here, with how often you finished it and how you felt before and after.
        </EmptyState>
      </ReportCard>
    )
  }
  return (
    <ReportCard title="Techniques" className={className}>
      <div className="relative overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">Techniques you used, the most used first</caption>
          <thead className="text-left text-xs text-ink-2">
            <tr>
              <th scope="col" className="pb-2 font-semibold">
                Technique
              </th>
              <th scope="col" className="px-2 pb-2 text-right font-semibold">
                Used
              </th>
              <th scope="col" className="px-2 pb-2 text-right font-semibold">
                Completed
              </th>
              <th scope="col" className="pb-2 text-right font-semibold">
                Mood
              </th>
            </tr>
          </thead>
          <tbody>
            {techniques.map((technique) => (
              <TechniqueRow key={technique.techniqueId} technique={technique} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-auto text-xs text-ink-2">
        Mood is your average before and after, where you checked in within {comparisonHours} hours on both sides.
        Completed is the share of sessions you took to the end.
      </p>
    </ReportCard>
  )
}

function TechniqueRow({ technique }: { technique: TechniqueReport }) {
  const { techniqueId, sessions, completed, completionRate } = technique
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pr-2 text-left font-semibold">
        {titleOf(techniqueId)}
        <span className="mt-0.5 block text-xs font-normal text-ink-2">{detailsOf(technique)}</span>
      </th>
      <td className="px-2 py-3 text-right whitespace-nowrap">{times(sessions)}</td>
      <td className="px-2 py-3 text-right whitespace-nowrap">
        {percent(completionRate)}
        <span className="block text-xs text-ink-2">
          {completed} of {sessions}
        </span>
      </td>
      <td className="py-3 text-right whitespace-nowrap">
        <MoodChange technique={technique} />
      </td>
    </tr>
  )
}

function MoodChange({ technique: { comparisons, moodBefore, moodAfter } }: { technique: TechniqueReport }) {
  if (moodBefore === null || moodAfter === null) return <span className="text-ink-2">Not known</span>
  return (
    <>
      <span className="sr-only">
        from {oneDecimal(moodBefore)} to {oneDecimal(moodAfter)}
      </span>
      <span aria-hidden="true">
        {oneDecimal(moodBefore)} → {oneDecimal(moodAfter)}
      </span>
      <span className="block text-xs text-ink-2">{times(comparisons)}</span>
    </>
  )
}

function detailsOf({ minutes, averageRating, lastUsed }: TechniqueReport): string {
  const rating = averageRating === null ? [] : [`rated ${oneDecimal(averageRating)} of ${ratingScale.max}`]
  return [counted(minutes, 'minute'), ...rating, `last ${shortDayOfMoment(lastUsed)}`].join(', ')
}
