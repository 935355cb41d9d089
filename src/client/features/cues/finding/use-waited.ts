import { useEffect, useState } from 'react'

/** True once somebody has looked at this screen for that long. */
export function useWaited(ms: number): boolean {
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasWaited
}
