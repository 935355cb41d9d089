import { useEffect } from 'react'
import type { Technique } from '#content/techniques.ts'
import { FinishedScreen } from './finished-screen.tsx'
import { ReadyScreen } from './ready-screen.tsx'
import { RunningScreen } from './running-screen.tsx'
import { useRun } from './use-run.ts'
import { useTones } from './use-tones.ts'

/** One activity, from its description to its record. Leaving in the middle leaves nothing behind. */
export function ActivityScreen({ technique }: { technique: Technique }) {
  const controls = useRun(technique)
  const tones = useTones()
  const { run } = controls
  const isFinished = run.status === 'finished'
  const { play } = tones

  useEffect(() => {
    if (isFinished) play('end')
  }, [isFinished, play])

  switch (run.status) {
    case 'idle':
      return <ReadyScreen technique={technique} onStart={controls.start} takesFocus={run.isReturn} />
    case 'running':
      return <RunningScreen technique={technique} run={run} controls={controls} tones={tones} />
    case 'finished':
      return <FinishedScreen technique={technique} run={run} onAgain={controls.again} />
  }
}
