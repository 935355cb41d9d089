import { useEffect, useState } from 'react'

type Rotation = { count: number; start: number; everyMs: number; isStill: boolean }

/** Which of `count` entries is shown. It advances by itself unless held; advancing by hand restarts the wait. */
export function useRotation({ count, start, everyMs, isStill }: Rotation) {
  const [turns, setTurns] = useState(0)

  // Every entry gets its full time, also after advancing by hand.
  useEffect(() => {
    if (isStill) return
    const timer = setTimeout(() => setTurns(turns + 1), everyMs)
    return () => clearTimeout(timer)
  }, [turns, isStill, everyMs])

  return { index: (start + turns) % count, goOn: () => setTurns((before) => before + 1) }
}
