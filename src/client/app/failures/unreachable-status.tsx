import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noteReachable } from '#client/platform/request/reachability.ts'

const askEveryMs = 10_000

/** Says that the server is unreachable, and refreshes everything on screen when it is back. */
export function UnreachableStatus() {
  const cache = useQueryClient()
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined)
      if (!answer?.ok) return
      noteReachable(true)
      void cache.invalidateQueries()
    }
    const timer = setInterval(ask, askEveryMs)
    return () => clearInterval(timer)
  }, [cache])
  return 'We can’t reach Hearten right now.'
}
