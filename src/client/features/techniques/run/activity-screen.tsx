import { useEffect, useRef } from 'react'
import type { Technique } from '#content/techniques.ts'
import { FinishedScreen } from '../record/finished-screen.tsx'
import { ReadyScreen } from './ready-screen.tsx'
import { RunningScreen } from './running-screen.tsx'
import { useRun } from './use-run.ts'
import { useTones } from './use-tones.ts'

/** One activity, from its description to its record. Leaving midway records nothing. */
export function ActivityScreen({ technique }: { technique: Technique }) {
  const controls = useRun(technique)
  const tones = useTones()
  const { run } = controls
  const isFinished = run.status === 'finished'
  const { play } = tones

  useEffect(() => {
    if (isFinished) play('end')
  }, [isFinished, play])

  // Each of the three states is like a new page at the same address, and starts at its top.
  const shown = useRef(run.status)
  useEffect(() => {
    if (shown.current !== run.status) window.scrollTo(0, 0)
    shown.current = run.status
  }, [run.status])

  switch (run.status) {
    case 'idle':
      return <ReadyScreen technique={technique} onStart={controls.start} takesFocus={run.isReturn} />
    case 'running':
      return <RunningScreen technique={technique} run={run} controls={controls} tones={tones} />
    case 'finished':
      return <FinishedScreen technique={technique} run={run} onAgain={controls.again} />
  }
}
