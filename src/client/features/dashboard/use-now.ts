import { useEffect, useState } from 'react'

/** The time of the last look: a tab left open since the morning says good evening when somebody returns to it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const onChange = () => {
      if (!document.hidden) setNow(new Date())
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return now
}
