import type { XAxisTickContentProps } from 'recharts'
import type { DayLabel } from '../days.ts'

/** For both axes: no lines of their own, words in the second ink. */
export const quietAxis = { axisLine: false, tickLine: false, interval: 0, tick: { fill: 'var(--ink-2)' } } as const

/** The number of the day, with the month or “Today” below it where that is due. */
export function dayTick(labels: readonly DayLabel[]) {
  return ({ x, y, payload }: XAxisTickContentProps) => {
    const label = labels.find(({ day }) => day === payload.value)
    return (
      <text x={x} y={Number(y) + 8} textAnchor="middle" fill="var(--ink-2)">
        <tspan x={x}>{label?.number}</tspan>
        <tspan x={x} dy="1.35em" fontWeight={650}>
          {label?.below}
        </tspan>
      </text>
    )
  }
}
