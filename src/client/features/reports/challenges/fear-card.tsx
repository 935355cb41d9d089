import { useRef, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { PredictionReport, Progress } from '#contract/progress.ts'
import { Legend } from '../chart/legend.tsx'
import { shortDay } from '../days.ts'
import { OwnWords } from '../own-words.tsx'
import { ReportCard } from '../report-card.tsx'
import { CertaintyTrack } from './certainty-track.tsx'
import { outcomeWords, predictionSentence } from './challenge-words.ts'

const shownAtFirst = 4

type FearCardProps = { predictions: Progress['predictions']; className?: string }

export function FearCard({ predictions, className }: FearCardProps) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const latestFirst = predictions.runs.toReversed()
  const isCut = !isWhole && latestFirst.length > shownAtFirst

  function showAll() {
    setWhole(true)
    // The button disappears, so focus moves to the list.
    list.current?.focus({ preventScroll: true })
  }

  return (
    <ReportCard title="What you feared, and what happened" className={className}>
      {predictions.predictions === 0 ? (
        <EmptyState title="No predictions to compare yet">
          Before a challenge or a moment, write down what you fear and how sure you are. Afterward you see both here,
          side by side.
        </EmptyState>
      ) : (
        <>
          <p className="text-sm">{predictionSentence(predictions)}</p>
          <Legend
            items={[
              { mark: 'ring', label: 'how sure you were' },
              { mark: 'tail', label: 'how sure you were afterward' },
            ]}
          />
          <ul ref={list} tabIndex={-1} aria-label="Your predictions" className="grid gap-5 outline-none">
            {latestFirst.map((run, i) => (
              <Prediction key={run.completionId} run={run} isOnPaperOnly={isCut && i >= shownAtFirst} />
            ))}
          </ul>
          {isCut && (
            <Button variant="line" className="self-start print:hidden" onClick={showAll}>
              Show all {latestFirst.length}
            </Button>
          )}
        </>
      )}
    </ReportCard>
  )
}

type PredictionProps = { run: PredictionReport; isOnPaperOnly: boolean }

function Prediction({ run, isOnPaperOnly }: PredictionProps) {
  const { title, day, fear, outcome, certaintyBefore, certaintyAfter } = run
  const display = isOnPaperOnly ? 'hidden print:grid' : 'grid'
  return (
    <li className={classNames('gap-1 text-sm print:break-inside-avoid', display)}>
      <div className="flex justify-between gap-4">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </span>
        <time dateTime={day} className="whitespace-nowrap text-ink-2">
          {shortDay(day)}
        </time>
      </div>
      <CertaintyTrack before={certaintyBefore} after={certaintyAfter} />
      <p className="text-ink-2">
        {fear && (
          <OwnWords as="span">
            Feared: “<bdi>{fear}</bdi>”{' '}
          </OwnWords>
        )}
        {outcome && <span>{outcomeWords[outcome]}</span>}
      </p>
    </li>
  )
}
