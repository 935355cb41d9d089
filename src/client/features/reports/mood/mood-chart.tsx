import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import type { Progress } from '#contract/progress.ts'
import { moods, moodWords } from '#rules/progress/moods.ts'
import { dayTick, quietAxis } from '../chart/axis.tsx'
import { chartTip, useTipTrigger } from '../chart/chart-tip.tsx'
import { placeOf, Tail } from '../chart/shapes.tsx'
import { everyThirdDay, longDay } from '../days.ts'
import { counted, moodInWords } from '../figures.ts'
import { runningAverage } from './running-average.ts'

type Point = Progress['moodDays'][number] & { average: number | null; today: number | null }

const line = { isAnimationActive: false, connectNulls: false, activeDot: false } as const

/** Dots are days, the line is their running average, and both break at gaps. Today is one's own turn. */
export function MoodChart({ days }: { days: Progress['moodDays'] }) {
  const trigger = useTipTrigger()
  const averages = runningAverage(days.map(({ mood }) => mood))
  const points = days.map((day, i): Point => {
    const isToday = i === days.length - 1
    return { ...day, average: averages[i] ?? null, today: isToday ? day.mood : null }
  })
  const labels = everyThirdDay(days.map(({ day }) => day))
  return (
    <LineChart
      responsive
      data={points}
      accessibilityLayer={false}
      margin={{ top: 12, right: 18, bottom: 0, left: 0 }}
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <YAxis
        {...quietAxis}
        domain={[1, 5]}
        ticks={[...moods]}
        tickFormatter={(mood: keyof typeof moodWords) => moodWords[mood]}
        width={54}
      />
      <XAxis
        {...quietAxis}
        dataKey="day"
        ticks={labels.map(({ day }) => day)}
        tick={dayTick(labels)}
        height={44}
        padding={{ left: 8, right: 4 }}
      />
      <Tooltip
        trigger={trigger}
        content={chartTip(wordsFor)}
        cursor={{ stroke: 'var(--edge)' }}
        isAnimationActive={false}
      />
      <Line {...line} dataKey="mood" stroke="none" dot={Dot} />
      <Line {...line} dataKey="average" type="monotone" stroke="var(--sage)" strokeWidth={3} dot={false} />
      <Line {...line} dataKey="today" stroke="none" dot={Today} />
    </LineChart>
  )
}

function wordsFor({ day, mood, entries }: Point) {
  const lines = mood === null ? ['No check-in'] : [moodInWords(mood), counted(entries, 'check-in')]
  return { title: longDay(day), lines }
}

type DotProps = Parameters<typeof placeOf>[0] & { index: number }

function Dot({ index, ...props }: DotProps) {
  const place = placeOf(props)
  return place && <circle key={index} {...place} r={4} fill="var(--sage-mid)" stroke="var(--edge)" />
}

function Today({ index, ...props }: DotProps) {
  const place = placeOf(props)
  return place && <Tail key={index} {...place} radius={8} />
}
