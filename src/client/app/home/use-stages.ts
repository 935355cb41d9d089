import { startTransition, useEffect, useState } from 'react'

/**
 * Whether the screen was complete before. Somebody who comes back gets all of it at once; otherwise it could not scroll
 * to where they left it.
 */
let wasWhole = false

/**
 * Counts from 0 to `stages - 1`, one step per task. A long screen draws one more part at each stage, from the top down,
 * so that the browser can respond in between.
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
