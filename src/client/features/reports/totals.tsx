import type { Progress } from '#contract/progress.ts'
import { oneDecimal } from './figures.ts'

/** All-time totals. These only grow, except the average, and missed days are not mentioned. */
export function Totals({ report }: { report: Progress }) {
  const { totalCheckIns, checkInDays, checkInStreak, totalSessions, averageMood } = report
  const totals = [
    { label: 'check-ins', value: String(totalCheckIns) },
    { label: 'days with a check-in', value: String(checkInDays) },
    { label: 'techniques and challenges', value: String(totalSessions) },
    ...(totalCheckIns > 0 ? [{ label: 'average mood, of\u00A05', value: oneDecimal(averageMood) }] : []),
    ...(checkInStreak > 1 ? [{ label: 'days in a row', value: String(checkInStreak) }] : []),
  ]
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-6 desk:flex desk:gap-x-14 print:grid-cols-5">
      {totals.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="font-serif text-[2rem] leading-none tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
