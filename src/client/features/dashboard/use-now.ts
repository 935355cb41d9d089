import { useEffect, useState } from 'react'

/** The time when the tab was last opened or returned to, so that one left open since the morning says good evening. */
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
