import { useCallback, useState } from 'react'

/** An element's size, kept up to date; null until it is rendered. */
export function useBox() {
  const [box, setBox] = useState<{ width: number; height: number } | null>(null)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => {
      setBox({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, watch] as const
}
