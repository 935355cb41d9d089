import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { type Breath, type BreathPhase, breathAt } from '#rules/practice/breathing.ts'
import { BreathingRing, beadDegrees } from './breathing-ring.tsx'

export const breathWords: Record<BreathPhase, string> = { in: 'Breathe in', hold: 'Hold', out: 'Breathe out' }

const looks = {
  /** Depends on the person's own setting, by CSS alone, so that it works before any script runs. */
  auto: {
    root: 'aspect-square motion-reduce:aspect-auto motion-reduce:min-h-64',
    disc: 'motion-reduce:hidden',
    bar: 'hidden motion-reduce:block',
    words: 'text-dusk motion-reduce:text-on-dusk',
  },
  disc: { root: 'aspect-square', disc: '', bar: 'hidden', words: 'text-dusk' },
  bar: { root: 'min-h-64', disc: 'hidden', bar: 'block', words: 'text-on-dusk' },
}

type BreathingDiscProps = {
  /** The elapsed time; read on every frame, so that the picture cannot drift from the clock. */
  readElapsedMs: () => number
  isRunning: boolean
  /** Shown instead of the phase, such as "Paused". */
  word?: string | undefined
  look?: 'disc' | 'bar' | undefined
  onPhase?: ((phase: BreathPhase) => void) | undefined
  className?: string | undefined
}

/**
 * In 4, hold 4, out 6, five times: a lit disc that grows, rests and shrinks, or a bar that fills. Needs a dark
 * background.
 */
export function BreathingDisc({ readElapsedMs, isRunning, word, look, onPhase, className }: BreathingDiscProps) {
  const { root, breath } = useBreath(readElapsedMs, isRunning)
  usePhaseChanges(isRunning ? breath : null, onPhase)
  const { root: rootLook, disc, bar, words } = looks[look ?? 'auto']
  const shownWord = word ?? (breath ? breathWords[breath.phase] : 'Your own pace')
  return (
    <div
      ref={root}
      data-occupied={isRunning || undefined}
      className={classNames(
        '@container relative grid w-full place-content-center place-items-center',
        rootLook,
        className,
      )}
    >
      <BreathingRing phase={breath?.phase ?? null} className={classNames('absolute inset-0 size-full', disc)} />
      <div aria-hidden="true" className={classNames('relative text-center font-serif tracking-[-0.02em]', words)}>
        <p className="text-[clamp(1.125rem,9.2cqi,3.125rem)] leading-[1.05]">{shownWord}</p>
        <p className="mt-[0.25em] min-h-[1em] text-[clamp(1.125rem,9cqi,2.25rem)] leading-none tabular-nums">
          {breath?.secondsLeft}
        </p>
      </div>
      <div
        aria-hidden="true"
        className={classNames(
          'mt-7 h-5 w-[min(82cqi,24rem)] overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--on-dusk)_18%,var(--dusk))]',
          bar,
        )}
      >
        <div className="h-full w-[calc(var(--fullness,1)*100%)] rounded-full bg-glow" />
      </div>
      <LiveRegion>{shownWord}</LiveRegion>
    </div>
  )
}

type Shown = Pick<Breath, 'phase' | 'cycle' | 'secondsLeft'>

/** The picture follows every frame through custom properties; React only re-renders for a new word or number. */
function useBreath(readElapsedMs: () => number, isRunning: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const read = useRef(readElapsedMs)
  const [breath, setBreath] = useState<Shown | null>(() => breathAt(readElapsedMs()))

  useEffect(() => {
    read.current = readElapsedMs
  })

  // Before it is painted, and never in the HTML: our Content-Security-Policy blocks inline styles.
  useLayoutEffect(() => {
    let frame = 0
    const draw = () => {
      const now = breathAt(read.current())
      for (const [name, value] of Object.entries(styleOf(now))) root.current?.style.setProperty(name, value)
      setBreath((before) => (isSame(before, now) ? before : now))
      if (isRunning) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [isRunning])

  return { root, breath }
}

function isSame(a: Shown | null, b: Shown | null): boolean {
  return a?.phase === b?.phase && a?.cycle === b?.cycle && a?.secondsLeft === b?.secondsLeft
}

/** When all breaths are done the disc stays open and lit. */
function styleOf(breath: Breath | null): Record<string, string> {
  const shares = breath ?? { fullness: 1, phaseShare: 1 }
  return {
    '--fullness': shares.fullness.toFixed(4),
    '--phase-share': shares.phaseShare.toFixed(4),
    '--bead': `${beadDegrees(breath).toFixed(2)}deg`,
  }
}

function usePhaseChanges(breath: Shown | null, onPhase: BreathingDiscProps['onPhase']) {
  const listener = useRef(onPhase)
  useEffect(() => {
    listener.current = onPhase
  })
  const phase = breath?.phase
  const cycle = breath?.cycle
  // The same phase of the next breath also counts as a change.
  useEffect(() => {
    if (phase && cycle !== undefined) listener.current?.(phase)
  }, [phase, cycle])
}
