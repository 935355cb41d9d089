import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import {
  refusesTracking,
  reportPageView,
  stopReporting,
  storeConsent,
  useConsent,
} from '#client/platform/page/analytics.ts'
import { Button } from '#client/ui/controls/button.tsx'

/** Reports each opened page while the visitor agrees to it. Asks once. */
export function VisitCounter({ analyticsId }: { analyticsId: string }) {
  const { pathname } = useLocation()
  const consent = useConsent()

  // Somebody who has just agreed is counted on the current page.
  useEffect(() => {
    if (consent === 'denied') stopReporting(analyticsId)
    else reportPageView(analyticsId, pathname)
  }, [analyticsId, pathname, consent])

  if (consent || refusesTracking()) return null
  return (
    <section
      aria-label="Counting visits"
      className="fixed inset-x-4 bottom-24 z-40 mx-auto max-w-xl rounded-turn-them border border-line bg-surface p-5 shadow-3 desk:bottom-6"
    >
      <p className="text-sm">
        Can Google Analytics count which pages get opened here? It tells us what’s useful. It never sees what you type,
        feel or save, and you can take your yes back on the{' '}
        <Link to="/privacy" className="link">
          privacy page
        </Link>
        .
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="line" onClick={() => storeConsent('granted')}>
          Yes, count visits
        </Button>
        <Button variant="line" onClick={() => storeConsent('denied')}>
          No, thanks
        </Button>
      </div>
    </section>
  )
}
