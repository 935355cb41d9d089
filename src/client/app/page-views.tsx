import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSettings } from '#client/platform/settings.ts'
import { countPageView } from '#contract/analytics.ts'

const VisitCounter = lazy(() => import('./visit-counter.tsx').then((module) => ({ default: module.VisitCounter })))

/** An address that only passes by, on the way of a redirect, is not a page that was opened. */
const settleMs = 1000

/** Our own count of opened pages. An outside one most servers lack; only one that has it sends its pages the code. */
export function PageViews() {
  const { pathname } = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => void tellOpened(pathname), settleMs)
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

/** The path and nothing else: no cookie goes along. A count that does not arrive is nobody's concern. */
async function tellOpened(path: string) {
  if (!navigator.onLine) return
  const { method, path: address } = countPageView
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
  try {
    const answer = await fetch(address, { method, credentials: 'omit', headers, body: JSON.stringify({ path }) })
    // Read to its end, or the browser keeps the request open.
    await answer.text()
  } catch {
    // Nothing to say to anybody.
  }
}
