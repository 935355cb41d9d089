import { useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { LeaningTurns } from '#client/ui/drawings/illustrations.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { type Step, stepsFor } from './next-step.ts'
import { usePractice } from './use-practice.ts'

type NextStepCardProps = {
  /** A step that comes before everything else, if any; undefined while loading. */
  first: Step | null | undefined
  className?: string
}

/** The one next thing to do, and a smaller one for a day when that is too much. */
export function NextStepCard({ first, className }: NextStepCardProps) {
  const practice = usePractice()
  const [place, setPlace] = useState(0)
  const [readOut, setReadOut] = useState('')
  const steps = practice && first !== undefined ? [...(first ? [first] : []), ...stepsFor(practice)] : undefined
  const step = steps?.[place % steps.length]
  const isLast = steps !== undefined && place % steps.length === steps.length - 1

  function showOther() {
    const other = steps?.[(place + 1) % steps.length]
    setPlace(place + 1)
    if (other) setReadOut(`${other.title} ${other.text}`)
  }

  return (
    <Turn
      as="section"
      who="them"
      fill="apricot"
      size="big"
      aria-label="Next step"
      isFlush
      className={classNames('@container flex flex-col', className)}
    >
      <div className="relative grid min-h-78 flex-1 items-center gap-6 p-5.5 desk:grid-cols-[minmax(0,1fr)_minmax(0,15rem)] desk:p-10">
        <div className="relative grid min-h-65 content-center">
          {step ? (
            <>
              <p className="text-xs font-semibold text-apricot-ink @min-[18rem]:max-desk:max-w-[65%]">{step.label}</p>
              <h2 dir="auto" className="mt-2 @min-[18rem]:max-desk:max-w-[68%]">
                {step.title}
              </h2>
              <p className="mt-2.5 max-w-[40ch] text-body">{step.text}</p>
              <div className="mt-5 flex flex-wrap items-center gap-1 desk:mt-6">
                <ButtonLink to={step.action.to} variant="lamp">
                  {step.action.label}
                </ButtonLink>
                <Button variant="quiet" onClick={showOther} className="text-apricot-ink!">
                  {isLast ? 'Back to the first one' : 'A smaller one'}
                </Button>
              </div>
            </>
          ) : (
            <StepSkeleton />
          )}
        </div>
        <LeaningTurns className="pointer-events-none @max-[18rem]:hidden max-desk:absolute max-desk:-top-3.5 max-desk:-right-5.5 max-desk:w-33" />
      </div>
      <LiveRegion>{readOut}</LiveRegion>
    </Turn>
  )
}

function StepSkeleton() {
  return (
    <div className="grid gap-3">
      <span role="status" className="sr-only">
        Loading your next step
      </span>
      <Skeleton className="h-3.5 w-1/3" />
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-3 h-12 w-44" />
    </div>
  )
}
