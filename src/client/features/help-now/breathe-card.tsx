import { Pause, Play, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { BreathingDisc } from '#client/parts/breathing/breathing-disc.tsx'
import { type BreathingState, useBreathing } from '#client/parts/breathing/use-breathing.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { duskControls } from '#client/ui/controls/dusk-controls.ts'
import { breathCycles, breathPhases, breathTotalSeconds } from '#rules/practice/breathing.ts'

const restingWords: Partial<Record<BreathingState, string>> = {
  ready: 'Ready',
  paused: 'Paused',
  done: 'Done',
}

const [inhale, hold, exhale] = breathPhases

/** A breathing exercise in place. */
export function BreatheCard() {
  const { state, readElapsedMs, start, pause, resume, stop } = useBreathing()
  return (
    <section
      aria-labelledby="breathe-title"
      className="on-dusk flex flex-col rounded-turn-them bg-dusk p-5.5 text-on-dusk desk:rounded-turn-them-big desk:p-10"
    >
      <h2 id="breathe-title">Breathe out longer than in</h2>
      <p className="mt-2 text-sm text-on-dusk-2">
        In for {inhale.seconds}, hold for {hold.seconds}, out for {exhale.seconds}. {breathCycles} breaths,{' '}
        {breathTotalSeconds} seconds. If holding feels tight, skip it.
      </p>
      <BreathingDisc
        readElapsedMs={readElapsedMs}
        isRunning={state === 'running'}
        word={restingWords[state]}
        // Small enough that it and its Pause are visible together, even between the bars of a short phone.
        className="mx-auto my-auto max-w-[min(18rem,max(8rem,100svh-15.5rem))] py-6 [@media(max-height:36rem)]:my-0 desk:max-w-[min(23rem,max(8rem,100svh-12rem))]"
      />
      <div className={classNames('grid grid-cols-2 gap-3 noscript:hidden', duskControls)}>
        {state === 'running' && (
          <>
            <Control onClick={pause} Icon={Pause}>
              Pause
            </Control>
            <Control onClick={stop} Icon={Square} isQuiet>
              Stop
            </Control>
          </>
        )}
        {state === 'paused' && (
          <>
            <Control onClick={resume} Icon={Play}>
              Go on
            </Control>
            <Control onClick={stop} Icon={Square} isQuiet>
              Stop
            </Control>
          </>
        )}
        {(state === 'ready' || state === 'done') && (
          <Control onClick={start} Icon={Play} className="col-span-2">
            {state === 'done' ? 'Once more' : 'Breathe with me'}
          </Control>
        )}
      </div>
    </section>
  )
}

type ControlProps = {
  onClick: () => void
  Icon: typeof Play
  isQuiet?: boolean
  className?: string
  children: ReactNode
}

function Control({ onClick, Icon, isQuiet = false, className, children }: ControlProps) {
  return (
    <Button onClick={onClick} variant={isQuiet ? 'line' : 'work'} size="big" className={className}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {children}
    </Button>
  )
}
