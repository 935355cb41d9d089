import type { Progress } from '#contract/progress.ts'
import { moods, moodWords, nearestMood } from '#rules/progress/moods.ts'
import { Line } from '../chart/lines.tsx'
import { Plot } from '../chart/plot.tsx'
import { Tail } from '../chart/shapes.tsx'
import { dayLabels, longDay } from '../days.ts'
import { counted, moodInWords } from '../figures.ts'
import { runningAverage } from './running-average.ts'

type MoodDay = Progress['moodDays'][number]

const wordOf = (mood: number) => moodWords[nearestMood(mood)]

/** Dots are days, the line is their running average, and both break at gaps. Today is the filled shape. */
export function MoodChart({ days }: { days: Progress['moodDays'] }) {
  const averages = runningAverage(days.map(({ mood }) => mood))
  const labels = dayLabels(days.map(({ day }) => day))
  return (
    <Plot
      points={days}
      x={{ labels: () => labels, height: 44, inset: [8, 4] }}
      y={{ ticks: moods, label: wordOf, width: 54 }}
      wordsFor={wordsFor}
    >
      {(scale) => (
        <>
          {days.map(({ day, mood }, i) => {
            if (mood === null) return null
            return (
              <circle key={day} cx={scale.x(i)} cy={scale.y(mood)} r={4} fill="var(--sage-mid)" stroke="var(--edge)" />
            )
          })}
          <Line scale={scale} values={averages} isSmooth stroke="var(--sage)" width={3} />
          <Today days={days} place={(mood) => ({ cx: scale.x(days.length - 1), cy: scale.y(mood) })} />
        </>
      )}
    </Plot>
  )
}

function Today({ days, place }: { days: readonly MoodDay[]; place: (mood: number) => { cx: number; cy: number } }) {
  const mood = days.at(-1)?.mood ?? null
  return mood === null ? null : <Tail {...place(mood)} radius={8} />
}

function wordsFor({ day, mood, entries }: MoodDay) {
  const lines = mood === null ? ['No check-in'] : [moodInWords(mood), counted(entries, 'check-in')]
  return { title: longDay(day), lines }
}
