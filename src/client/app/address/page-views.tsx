import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { countOpened, takeCounted } from '#client/platform/page/opened-page.ts'
import { useSettings } from '#client/platform/settings.ts'
import { pageOpenedMs } from '#rules/pages/page-views.ts'

const VisitCounter = lazy(() => import('./visit-counter.tsx').then((module) => ({ default: module.VisitCounter })))

/** Our own count of opened pages. External analytics code is only loaded from servers that configure it. */
export function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (takeCounted(pathname)) return
    const timer = setTimeout(() => void countOpened(pathname), pageOpenedMs)
    return () => clearTimeout(timer)
  }, [pathname])
  const analyticsId = useSettings()?.analyticsId
  if (!analyticsId) return null
  return (
    <Suspense>
      <VisitCounter analyticsId={analyticsId} />
    </Suspense>
  )
}
