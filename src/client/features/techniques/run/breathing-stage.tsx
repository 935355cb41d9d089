import { Circle, RectangleHorizontal } from 'lucide-react'
import { useState } from 'react'
import { BreathingDisc } from '#client/parts/breathing/breathing-disc.tsx'
import { usePrefersStillness } from '#client/ui/use-media.ts'
import { type Countdown, elapsedAt } from '#rules/practice/countdown.ts'
import { SoundToggle } from './sound-toggle.tsx'
import { StageButton } from './stage-button.tsx'
import type { Tones } from './use-tones.ts'

/**
 * The breathing guide. On a low screen it gets the room that the title and Pause leave, because these belong in one
 * view. Its two switches are in the corners around the circle.
 */
export function BreathingStage({ countdown, tones }: { countdown: Countdown; tones: Tones }) {
  const prefersStillness = usePrefersStillness()
  const [chosen, setChosen] = useState<'disc' | 'bar'>()
  const look = chosen ?? (prefersStillness ? 'bar' : 'disc')
  const isPaused = countdown.since === null
  const Icon = look === 'disc' ? RectangleHorizontal : Circle
  return (
    <div className="relative mx-auto w-[min(100%,34rem,max(min(11.5rem,100svh-9.5rem),100svh-30.5rem))] desk:w-[min(100%,34rem,max(min(20rem,100svh-6rem),100svh-10rem))]">
      <BreathingDisc
        readElapsedMs={() => elapsedAt(countdown, Date.now())}
        isRunning={!isPaused}
        word={isPaused ? 'Paused' : undefined}
        look={look}
        onPhase={tones.play}
      />
      <SoundToggle isOn={tones.isOn} onToggle={tones.toggle} className="absolute bottom-0 left-0 max-desk:-left-2" />
      <StageButton
        label={look === 'disc' ? 'Show as a bar' : 'Show as a circle'}
        onClick={() => setChosen(look === 'disc' ? 'bar' : 'disc')}
        className="absolute right-0 bottom-0 max-desk:-right-2"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} />
      </StageButton>
    </div>
  )
}
