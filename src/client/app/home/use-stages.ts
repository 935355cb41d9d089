import { startTransition, useEffect, useState } from 'react'

/** Coming back to a long screen, it has to be there as a whole, or the place where somebody left it cannot be found. */
let wasWhole = false

/**
 * Counts from 0 up to one less than this, a stage after the other, so that a long screen is not drawn and measured in one go:
 * its upper end comes first, and the browser can respond meanwhile.
 */
export function useStages(stages: number): number {
  const [stage, setStage] = useState(wasWhole ? stages - 1 : 0)
  useEffect(() => {
    if (stage === stages - 1) {
      wasWhole = true
      return
    }
    const timer = setTimeout(() => startTransition(() => setStage(stage + 1)))
    return () => clearTimeout(timer)
  }, [stage, stages])
  return stage
}
