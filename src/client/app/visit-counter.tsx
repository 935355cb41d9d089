import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type Consent, findConsent, refusesTracking, reportPageView, storeConsent } from '#client/platform/analytics.ts'
import { Button } from '#client/ui/button.tsx'

/** Reports each page that is opened, once the visitor agreed. Asks once. */
export function VisitCounter({ analyticsId }: { analyticsId: string }) {
  const { pathname } = useLocation()
  const [answer, setAnswer] = useState<Consent | null>(null)

  // A fresh yes counts the page it was given on.
  useEffect(() => {
    if (answer !== 'denied') reportPageView(analyticsId, pathname)
  }, [analyticsId, pathname, answer])

  if (answer || findConsent() || refusesTracking()) return null
  const reply = (consent: Consent) => {
    storeConsent(consent)
    setAnswer(consent)
  }
  return (
    <section
      aria-label="Counting visits"
      className="fixed inset-x-4 bottom-24 z-40 mx-auto max-w-xl rounded-turn-them border border-line bg-surface p-5 shadow-3 desk:bottom-6"
    >
      <p className="text-sm">
        May we count which pages are opened? It tells us what is useful. Never what you type, feel or save.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="line" onClick={() => reply('granted')}>
          Yes, count visits
        </Button>
        <Button variant="line" onClick={() => reply('denied')}>
          No, thanks
        </Button>
      </div>
    </section>
  )
}
