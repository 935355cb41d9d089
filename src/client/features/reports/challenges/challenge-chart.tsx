import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import type { ChallengeReport } from '#contract/progress.ts'
import { anxietyScale } from '#rules/challenges/facts.ts'
import { quietAxis } from '../chart/axis.tsx'
import { chartTip, useTipTrigger } from '../chart/chart-tip.tsx'
import { placeOf, Ring, Tail } from '../chart/shapes.tsx'
import { longDay, shortDay } from '../days.ts'

const line = { isAnimationActive: false, connectNulls: false, activeDot: false, strokeWidth: 2.5 } as const

/** Anxiety before and after each challenge, in the order they were done. */
export function ChallengeChart({ runs }: { runs: readonly ChallengeReport[] }) {
  const trigger = useTipTrigger()
  return (
    <LineChart
      responsive
      data={runs}
      accessibilityLayer={false}
      margin={{ top: 14, right: 22, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <YAxis {...quietAxis} domain={[anxietyScale.min, anxietyScale.max]} ticks={[1, 4, 7, 10]} width={28} />
      <XAxis
        {...quietAxis}
        dataKey="completionId"
        interval="preserveStartEnd"
        minTickGap={24}
        tickFormatter={(id: string) => shortDay(runs.find(({ completionId }) => completionId === id)?.day ?? '')}
        tickMargin={8}
        padding={{ left: 14, right: 6 }}
      />
      <Tooltip
        trigger={trigger}
        content={chartTip(wordsFor)}
        cursor={{ stroke: 'var(--edge)' }}
        isAnimationActive={false}
      />
      <Line {...line} dataKey="anxietyBefore" stroke="var(--sage)" dot={Before} />
      <Line {...line} dataKey="anxietyAfter" stroke="var(--apricot-ink)" strokeDasharray="5 4" dot={After} />
    </LineChart>
  )
}

function wordsFor({ title, day, anxietyBefore, anxietyAfter }: ChallengeReport) {
  const lines = [longDay(day), `Before: ${anxietyBefore ?? 'not given'}`, `After: ${anxietyAfter ?? 'not given'}`]
  return { title, lines }
}

type DotProps = Parameters<typeof placeOf>[0] & { index: number }

function Before({ index, ...props }: DotProps) {
  const place = placeOf(props)
  return place && <Ring key={index} {...place} radius={5} />
}

function After({ index, ...props }: DotProps) {
  const place = placeOf(props)
  return place && <Tail key={index} {...place} radius={6} />
}
