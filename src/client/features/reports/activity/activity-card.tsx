import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { activityKinds } from '#rules/progress/facts.ts'
import { ChartFrame } from '../chart/chart-frame.tsx'
import { HiddenTable } from '../chart/hidden-table.tsx'
import { Legend } from '../chart/legend.tsx'
import { longDay } from '../days.ts'
import { ReportCard } from '../report-card.tsx'
import { ActivityChart } from './activity-chart.tsx'
import { type ActivityDay, kindLabels } from './activity-words.ts'

const marks = { checkIns: 'mid', techniques: 'deep', challenges: 'lamp', talks: 'outline' } as const

type ActivityCardProps = { days: readonly ActivityDay[]; className?: string }

export function ActivityCard({ days, className }: ActivityCardProps) {
  const sums = activityKinds.map((kind) => ({ kind, sum: days.reduce((sum, day) => sum + day[kind], 0) }))
  const isEmpty = sums.every(({ sum }) => sum === 0)
  return (
    <ReportCard title="Activity" className={className}>
      {isEmpty ? (
        <EmptyState title="No activity data available">
          Check-ins, techniques, challenges and chats with the coach from the last {days.length} days show up here, one
          bar a day.
        </EmptyState>
      ) : (
        <>
          <Legend items={sums.map(({ kind, sum }) => ({ mark: marks[kind], label: `${kindLabels[kind]}: ${sum}` }))} />
          <ChartFrame isGrowing table={<ActivityTable days={days} />}>
            <ActivityChart days={days} />
          </ChartFrame>
        </>
      )}
    </ReportCard>
  )
}

function ActivityTable({ days }: { days: readonly ActivityDay[] }) {
  return (
    <HiddenTable
      caption={`What you did in the last ${days.length} days`}
      columns={['Day', ...activityKinds.map((kind) => kindLabels[kind])]}
      rows={days.map((day) => ({ key: day.day, cells: [longDay(day.day), ...activityKinds.map((kind) => day[kind])] }))}
    />
  )
}
