import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { Progress } from '#contract/progress.ts'
import { ChartFrame } from '../chart/chart-frame.tsx'
import { HiddenTable } from '../chart/hidden-table.tsx'
import { longDay } from '../days.ts'
import { moodInWords, oneDecimal } from '../figures.ts'
import { ReportCard } from '../report-card.tsx'
import { MoodChart } from './mood-chart.tsx'
import { averageDays, runningAverage } from './running-average.ts'
import { trendWords } from './trend-words.ts'

const icons = { up: TrendingUp, down: TrendingDown, stable: Minus, insufficient: null }

type MoodCardProps = { report: Pick<Progress, 'moodDays' | 'moodTrend'>; className?: string }

export function MoodCard({ report: { moodDays, moodTrend }, className }: MoodCardProps) {
  const Icon = icons[moodTrend.direction]
  const hasMoods = moodDays.some(({ mood }) => mood !== null)
  return (
    <ReportCard
      title="Mood trend"
      aside={
        <p className="flex items-center gap-2 text-xs font-semibold text-apricot-ink">
          {Icon && <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none" />}
          {trendWords(moodTrend)}
        </p>
      }
      className={className}
    >
      {hasMoods ? (
        <>
          <ChartFrame isGrowing table={<MoodTable days={moodDays} />}>
            <MoodChart days={moodDays} />
          </ChartFrame>
          <p className="text-xs text-ink-2">
            Each dot is a day, and the line is the average of the {averageDays} days up to it. Days without a check-in
            stay empty and don’t count against you.
          </p>
        </>
      ) : (
        <EmptyState title="No mood data available">
          Nothing in the last {moodDays.length} days. One tap on a face makes the first dot, and days you skip stay
          empty without counting against you.
        </EmptyState>
      )}
    </ReportCard>
  )
}

function MoodTable({ days }: { days: Progress['moodDays'] }) {
  const averages = runningAverage(days.map(({ mood }) => mood))
  const rows = days.map(({ day, mood }, i) => {
    const average = averages[i] ?? null
    return {
      key: day,
      cells: [
        longDay(day),
        mood === null ? 'No check-in' : moodInWords(mood),
        average === null ? 'None' : oneDecimal(average),
      ] as const,
    }
  })
  return (
    <HiddenTable
      caption={`Mood of the last ${days.length} days, from 1, Rough, to 5, Good`}
      columns={['Day', 'Mood', `Average of ${averageDays} days`]}
      rows={rows}
    />
  )
}
