import { useCallback, useState } from 'react'

/** How wide and high an element is, kept up to date; null until it is there. */
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
