import { useEffect, useState } from 'react'
import { BreathingDisc } from '#client/parts/breathing/breathing-disc.tsx'
import { breathPhases } from '#rules/practice/breathing.ts'

const breathMs = breathPhases.reduce((sum, { seconds }) => sum + seconds, 0) * 1000

/** In, hold, out, once. Then the lines are back. */
export function OneBreath({ onDone }: { onDone: () => void }) {
  const [startedAt] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(onDone, breathMs)
    return () => clearTimeout(timer)
  }, [onDone])
  return (
    <BreathingDisc
      readElapsedMs={() => Math.min(breathMs - 1, Date.now() - startedAt)}
      isRunning
      className="mx-auto max-w-[min(20rem,max(8rem,100svh-22rem))]"
    />
  )
}
