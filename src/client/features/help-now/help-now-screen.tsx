import { BreatheCard } from './breathe-card.tsx'
import { CrisisPanel } from './crisis-panel.tsx'
import { GroundingCard } from './grounding-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { SituationsCard } from './situations-card.tsx'

/** Everything is in the page itself: it makes no requests. */
export function HelpNowScreen() {
  return (
    <div className="wrap pt-4 desk:pt-10">
      <h1>You’re in the right place.</h1>
      <p className="mt-2.5 max-w-[64ch] text-ink-2">
        Pick whichever is closer. No account needed, and nothing you tap here is stored anywhere but on this device.
      </p>
      {/* On a desktop the situations are below the breathing exercise, next to the numbers, so that no box is half empty. */}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 desk:mt-8 desk:grid-cols-[6fr_5fr] desk:grid-rows-[1fr] desk:gap-6 desk:*:first:row-span-2 desk:*:nth-3:order-1 desk:*:nth-[n+5]:order-1 desk:*:last:col-span-2">
        <CrisisPanel />
        <BreatheCard />
        <GroundingCard />
        <SituationsCard />
        <LinesCard />
      </div>
    </div>
  )
}
