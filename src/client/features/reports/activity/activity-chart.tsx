import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { activityKinds } from '#rules/progress/facts.ts'
import { dayTick, quietAxis } from '../chart/axis.tsx'
import { chartTip, useTipTrigger } from '../chart/chart-tip.tsx'
import { everyThirdDay, longDay } from '../days.ts'
import { type ActivityDay, kindLabels } from './activity-words.ts'

/** The fills are soft; the edges are what stands out from the ground. */
const looks = {
  checkIns: { fill: 'var(--sage-mid)', stroke: 'var(--edge)' },
  techniques: { fill: 'var(--sage)', stroke: 'var(--sage)' },
  challenges: { fill: 'var(--apricot)', stroke: 'var(--apricot-ink)' },
  talks: { fill: 'var(--surface)', stroke: 'var(--sage)' },
}

/** One bar a day, of what was done on it. */
export function ActivityChart({ days }: { days: readonly ActivityDay[] }) {
  const trigger = useTipTrigger()
  const labels = everyThirdDay(days.map(({ day }) => day))
  return (
    <BarChart
      responsive
      data={days}
      accessibilityLayer={false}
      barCategoryGap="22%"
      margin={{ top: 12, right: 14, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <YAxis {...quietAxis} allowDecimals={false} width={28} />
      <XAxis {...quietAxis} dataKey="day" ticks={labels.map(({ day }) => day)} tick={dayTick(labels)} height={44} />
      <Tooltip
        trigger={trigger}
        content={chartTip(wordsFor)}
        cursor={{ fill: 'var(--sunk)' }}
        isAnimationActive={false}
      />
      {activityKinds.map((kind) => (
        <Bar key={kind} {...looks[kind]} dataKey={kind} stackId="day" isAnimationActive={false} maxBarSize={26} />
      ))}
    </BarChart>
  )
}

function wordsFor(day: ActivityDay) {
  return { title: longDay(day.day), lines: activityKinds.map((kind) => `${kindLabels[kind]}: ${day[kind]}`) }
}
