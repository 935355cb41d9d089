import { ArrowLeft, ArrowRight, Pause, Play, Square } from 'lucide-react'
import { DuskButton } from './dusk-button.tsx'
import type { RunningRun } from './run.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import type { RunControls } from './use-run.ts'

/** Pause and Stop first and always there; nobody should have to look for the way out. */
export function RunningControls({ run, controls }: { run: RunningRun; controls: RunControls }) {
  const { step, steps, countdown } = run
  const isPaused = countdown.since === null
  const pause = useFocusOnArrival<HTMLButtonElement>()
  const StateIcon = isPaused ? Play : Pause
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <DuskButton ref={pause} look="lit" isBig onClick={isPaused ? controls.resume : controls.pause}>
          <StateIcon aria-hidden="true" strokeWidth={1.75} />
          {isPaused ? 'Resume' : 'Pause'}
        </DuskButton>
        <DuskButton isBig onClick={controls.stop}>
          <Square aria-hidden="true" strokeWidth={1.75} />
          Stop
        </DuskButton>
        {/* Not `disabled`: at the last step the key under one's finger would drop out of the tab order. */}
        <DuskButton aria-disabled={step === 0} onClick={() => controls.step(-1)}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
          Previous
        </DuskButton>
        <DuskButton aria-disabled={step === steps - 1} onClick={() => controls.step(1)}>
          Next Step
          <ArrowRight aria-hidden="true" strokeWidth={1.75} />
        </DuskButton>
      </div>
      <DuskButton look="quiet" onClick={controls.complete} className="justify-self-center">
        Complete Early
      </DuskButton>
    </div>
  )
}
