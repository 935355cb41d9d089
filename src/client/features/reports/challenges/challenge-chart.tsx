import type { ChallengeReport } from '#contract/progress.ts'
import { Line } from '../chart/lines.tsx'
import { Plot } from '../chart/plot.tsx'
import { labelsThatFit } from '../chart/scale.ts'
import { Ring, Tail } from '../chart/shapes.tsx'
import { longDay, shortDay } from '../days.ts'

/** The width of a short date and a gap. */
const labelRoom = 64

/** Anxiety before and after each challenge, in chronological order. */
export function ChallengeChart({ runs }: { runs: readonly ChallengeReport[] }) {
  const labels = labelsThatFit(runs.length, labelRoom, (at) => shortDay(runs[at]?.day ?? ''))
  return (
    <Plot
      points={runs}
      x={{ labels, height: 30, inset: [14, 6] }}
      y={{ ticks: [1, 4, 7, 10], width: 28 }}
      wordsFor={wordsFor}
    >
      {(scale) => (
        <>
          <Line scale={scale} values={runs.map((run) => run.anxietyBefore)} stroke="var(--sage)" width={2.5} />
          {runs.map(({ completionId, anxietyBefore: value }, i) => {
            return value === null ? null : <Ring key={completionId} cx={scale.x(i)} cy={scale.y(value)} radius={5} />
          })}
          <Line
            scale={scale}
            values={runs.map((run) => run.anxietyAfter)}
            stroke="var(--apricot-ink)"
            width={2.5}
            dashes="5 4"
          />
          {runs.map(({ completionId, anxietyAfter: value }, i) => {
            return value === null ? null : <Tail key={completionId} cx={scale.x(i)} cy={scale.y(value)} radius={6} />
          })}
        </>
      )}
    </Plot>
  )
}

function wordsFor({ title, day, anxietyBefore, anxietyAfter }: ChallengeReport) {
  const lines = [longDay(day), `Before: ${anxietyBefore ?? 'not given'}`, `After: ${anxietyAfter ?? 'not given'}`]
  return { title, lines }
}
