import { Pause, Play } from 'lucide-react'
import { BreathingDisc } from '#client/parts/breathing/breathing-disc.tsx'
import { useBreathing } from '#client/parts/breathing/use-breathing.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { duskControls } from '#client/ui/controls/dusk-controls.ts'

/** The real guide of the breathing exercise. It only moves when asked to. */
export function BreathingSpecimen() {
  const { state, readElapsedMs, start, pause, resume } = useBreathing()
  const isRunning = state === 'running'
  const Icon = isRunning ? Pause : Play
  return (
    <div className="grid justify-items-center gap-4">
      <BreathingDisc
        readElapsedMs={readElapsedMs}
        isRunning={isRunning}
        word={isRunning ? undefined : state === 'paused' ? 'Paused' : state === 'done' ? 'Done' : 'Ready'}
        className="max-w-[min(13rem,max(8rem,100svh-10rem))]"
      />
      <div className={`noscript:hidden ${duskControls}`}>
        <Button variant="line" onClick={isRunning ? pause : state === 'paused' ? resume : start}>
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {isRunning ? 'Pause' : state === 'paused' ? 'Go on' : state === 'done' ? 'Once more' : 'Try five breaths'}
        </Button>
      </div>
    </div>
  )
}
