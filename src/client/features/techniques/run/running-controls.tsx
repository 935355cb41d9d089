import { ArrowLeft, ArrowRight, Pause, Play, Square } from 'lucide-react'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { duskControls } from '#client/ui/controls/dusk-controls.ts'
import type { RunningRun } from './run.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import type { RunControls } from './use-run.ts'

/** Pause and Stop come first and are always visible, even on a low screen: nobody should have to look for the way out. */
export function RunningControls({ run, controls }: { run: RunningRun; controls: RunControls }) {
  const { step, steps, countdown } = run
  const isPaused = countdown.since === null
  const pause = useFocusOnArrival<HTMLButtonElement>()
  const StateIcon = isPaused ? Play : Pause
  return (
    <>
      <div className={classNames('sticky bottom-0 z-10 -my-2 grid grid-cols-2 gap-3 bg-dusk py-2', duskControls)}>
        <Button ref={pause} size="big" onClick={isPaused ? controls.resume : controls.pause}>
          <StateIcon aria-hidden="true" strokeWidth={1.75} />
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button variant="line" size="big" onClick={controls.stop}>
          <Square aria-hidden="true" strokeWidth={1.75} />
          Stop
        </Button>
      </div>
      <div className={classNames('grid grid-cols-2 gap-3', duskControls)}>
        {/* Not `disabled`: at the last step the focused button would drop out of the tab order. */}
        <Button variant="line" aria-disabled={step === 0} onClick={() => controls.step(-1)}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
          Previous
        </Button>
        <Button variant="line" aria-disabled={step === steps - 1} onClick={() => controls.step(1)}>
          Next Step
          <ArrowRight aria-hidden="true" strokeWidth={1.75} />
        </Button>
        <Button variant="quiet" onClick={controls.complete} className="col-span-2 justify-self-center">
          Complete Early
        </Button>
      </div>
    </>
  )
}
