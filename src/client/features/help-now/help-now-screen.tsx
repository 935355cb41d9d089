import { BreatheCard } from './breathe-card.tsx'
import { CrisisPanel } from './crisis-panel.tsx'
import { GroundingCard } from './grounding-card.tsx'
import { LeaveCard, LinesCard } from './lines-card.tsx'
import { SituationsCard } from './situations-card.tsx'

/** Everything on it is in the page itself: it asks no server for anything. */
export function HelpNowScreen() {
  return (
    <div className="wrap pt-4 desk:pt-10">
      <h1>You’re in the right place.</h1>
      <p className="mt-2.5 max-w-[64ch] text-ink-2">
        Pick whichever is closer. No account needed, and nothing you tap here is stored anywhere but on this device.
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 desk:mt-8 desk:grid-cols-[6fr_5fr] desk:grid-rows-[1fr_auto] desk:gap-6 desk:[grid-template-areas:'crisis_breathe'_'crisis_places'_'body_lines'_'leave_leave']">
        <CrisisPanel className="desk:self-start desk:[grid-area:crisis]" />
        <BreatheCard className="desk:[grid-area:breathe]" />
        <GroundingCard className="desk:[grid-area:body]" />
        <SituationsCard className="desk:[grid-area:places]" />
        <LinesCard className="desk:[grid-area:lines]" />
        <LeaveCard className="desk:[grid-area:leave]" />
      </div>
    </div>
  )
}
