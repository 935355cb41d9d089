import { refusesTracking, storeConsent, useConsent } from '#client/platform/page/analytics.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'

const answers = {
  granted: { text: 'You said yes to having your visits counted.', button: 'Stop counting my visits' },
  denied: { text: 'Your visits are not counted by Google Analytics.', button: 'Count my visits after all' },
}

/** Where the answer about analytics can be changed; until there is one, the question itself is on screen. */
export function VisitChoice() {
  const consent = useConsent()
  if (refusesTracking())
    return <p>Your browser asks not to be tracked, so Google Analytics does not count your visits.</p>
  const { text, button } = consent ? answers[consent] : {}
  return (
    <>
      <LiveRegion isShown>{text}</LiveRegion>
      {button && (
        <Button
          variant="line"
          className="mt-3"
          onClick={() => storeConsent(consent === 'granted' ? 'denied' : 'granted')}
        >
          {button}
        </Button>
      )}
    </>
  )
}
