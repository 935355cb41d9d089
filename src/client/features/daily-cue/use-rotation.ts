import { useEffect, useState } from 'react'

type Rotation = { count: number; start: number; everyMs: number; isStill: boolean }

/** Which of `count` entries is up. It goes on by itself unless held still; going on by hand starts the wait anew. */
export function useRotation({ count, start, everyMs, isStill }: Rotation) {
  const [turns, setTurns] = useState(0)

  // Every turn, also one made by hand, has its full time.
  useEffect(() => {
    if (isStill) return
    const timer = setTimeout(() => setTurns(turns + 1), everyMs)
    return () => clearTimeout(timer)
  }, [turns, isStill, everyMs])

  return { index: (start + turns) % count, goOn: () => setTurns((before) => before + 1) }
}
