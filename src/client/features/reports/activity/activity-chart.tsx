import { type ActivityKind, activityKinds } from '#rules/progress/facts.ts'
import { niceTicks } from '../chart/nice-ticks.ts'
import { Plot } from '../chart/plot.tsx'
import type { Scale } from '../chart/scale.ts'
import { dayLabels, longDay } from '../days.ts'
import { type ActivityDay, kindLabels } from './activity-words.ts'

/** The fills are light; the edges provide the contrast. */
const looks = {
  checkIns: { fill: 'var(--sage-mid)', stroke: 'var(--edge)' },
  techniques: { fill: 'var(--sage)', stroke: 'var(--sage)' },
  challenges: { fill: 'var(--apricot)', stroke: 'var(--apricot-ink)' },
  talks: { fill: 'var(--surface)', stroke: 'var(--sage)' },
}
const widestBar = 26
const shareOfBand = 0.56

/** One bar per day, made up of what was done. */
export function ActivityChart({ days }: { days: readonly ActivityDay[] }) {
  const highest = Math.max(...days.map((day) => activityKinds.reduce((sum, kind) => sum + day[kind], 0)))
  const labels = dayLabels(days.map(({ day }) => day))
  return (
    <Plot
      points={days}
      x={{ labels: () => labels, height: 44, isBands: true }}
      y={{ ticks: niceTicks(highest), width: 28 }}
      wordsFor={wordsFor}
    >
      {(scale) => days.map((day, i) => <Bar key={day.day} scale={scale} day={day} center={scale.x(i)} />)}
    </Plot>
  )
}

function Bar({ scale, day, center }: { scale: Scale; day: ActivityDay; center: number }) {
  const width = Math.min(widestBar, scale.step * shareOfBand)
  return stackOf(day).map(({ kind, from, to }) => (
    <rect
      key={kind}
      {...looks[kind]}
      x={center - width / 2}
      y={scale.y(to)}
      width={width}
      height={scale.y(from) - scale.y(to)}
    />
  ))
}

/** Activities with a count of zero are left out. */
function stackOf(day: ActivityDay): { kind: ActivityKind; from: number; to: number }[] {
  let sum = 0
  return activityKinds.flatMap((kind) => {
    const from = sum
    sum += day[kind]
    return day[kind] > 0 ? [{ kind, from, to: sum }] : []
  })
}

function wordsFor(day: ActivityDay) {
  return { title: longDay(day.day), lines: activityKinds.map((kind) => `${kindLabels[kind]}: ${day[kind]}`) }
}
