import { lazy, Suspense } from 'react'
import { useSettings } from '#client/platform/settings.ts'

const VisitCounter = lazy(() => import('./visit-counter.tsx').then((module) => ({ default: module.VisitCounter })))

/** Most servers count nothing; only one that does sends its pages the code for it. */
export function PageViews() {
  const analyticsId = useSettings()?.analyticsId
  if (!analyticsId) return null
  return (
    <Suspense>
      <VisitCounter analyticsId={analyticsId} />
    </Suspense>
  )
}
