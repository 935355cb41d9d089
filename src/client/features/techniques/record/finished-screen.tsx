import { useEffect, useEffectEvent } from 'react'
import { waitingWords } from '#client/platform/unsent/unsent-line.tsx'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { Technique } from '#content/techniques.ts'
import { minutesSpent } from '#rules/practice/countdown.ts'
import type { FinishedRun } from '../run/run.ts'
import { useFocusOnArrival } from '../run/use-focus-on-arrival.ts'
import { TechniquePicture } from '../technique-picture.tsx'
import { RunRating } from './run-rating.tsx'
import { useRecordUsage } from './use-record-usage.ts'

type FinishedScreenProps = { technique: Technique; run: FinishedRun; onAgain: () => void }

export function FinishedScreen({ technique, run, onAgain }: FinishedScreenProps) {
  const { id, title } = technique
  const { record, isRecording, isWaiting } = useRecordUsage(technique, run)
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const minutes = minutesSpent(run.elapsedMs)

  // Once: the hook's functions change with every render, but the run does not.
  const recordOnce = useEffectEvent(() => void record())
  useEffect(() => recordOnce(), [])

  return (
    <div data-toasts="top" className="wrap grid max-w-3xl gap-6 pt-6 desk:pt-14">
      <Turn who="you" size="big" className="grid gap-6 desk:grid-cols-[1fr_auto] desk:items-center">
        <div>
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            That’s {title.toLowerCase()} done.
          </h1>
          <p className="mt-3 max-w-[44ch] text-ink-2">
            {minutes === 1 ? 'One minute' : `${minutes} minutes`} for yourself. You don’t have to feel calm now. Ready
            enough to take the next step is plenty.
          </p>
        </div>
        <TechniquePicture id={id} className="w-24 max-desk:hidden desk:w-36" />
      </Turn>
      {isWaiting && (
        <Notice
          tone="amber"
          role="status"
          title="This session isn’t in your records yet"
          action={
            <Button variant="line" isBusy={isRecording} onClick={() => void record()}>
              Record it now
            </Button>
          }
        >
          {waitingWords()} What you did counts already.
        </Notice>
      )}
      <RunRating technique={technique} run={run} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/techniques" size="big" className="max-desk:w-full">
          Back to Energy Boost
        </ButtonLink>
        <Button variant="line" size="big" className="max-desk:w-full" onClick={onAgain}>
          Do Again
        </Button>
      </div>
    </div>
  )
}
