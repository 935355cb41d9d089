import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useToasts } from '#client/ui/feedback/toast.ts'

const loadToaster = () =>
  import('#client/ui/feedback/toaster.tsx').then(
    (module): { default: ComponentType } => ({ default: module.Toaster }),
    // If it cannot be loaded offline, nothing is lost: every screen also says in place what went wrong.
    (): { default: ComponentType } => ({ default: () => null }),
  )
const Toaster = lazy(loadToaster)

const firstTouches = ['pointerdown', 'keydown'] as const

/** The toaster is loaded on first touch or with the first toast; a public page that is only read never loads it. */
export function Toasts() {
  const hasToast = useToasts().length > 0
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    // The touch that woke this page happened before this listener existed.
    if (document.documentElement.hasAttribute('data-touched')) return setIsTouched(true)
    const touched = new AbortController()
    const onTouch = () => {
      touched.abort()
      setIsTouched(true)
    }
    for (const name of firstTouches) window.addEventListener(name, onTouch, { signal: touched.signal })
    return () => touched.abort()
  }, [])
  if (!hasToast && !isTouched) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
