import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#client/platform/settings.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { duskControls } from '#client/ui/controls/dusk-controls.ts'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { CheckList } from '#client/ui/surfaces/check-list.tsx'
import type { JoinPlanType } from '#rules/membership/plan-catalogue.ts'
import { guarantees, planFeatures, renewalTerms } from '#rules/membership/plan-offer.ts'
import { joinPlans } from '#rules/membership/plans.ts'
import { JoinCards, joinPlanLabels } from './join-cards.tsx'
import { readJoinPlan, rememberJoinPlan } from './join-plan.ts'

/**
 * The join page next to the sign-in form, on the dark background. The plan chosen here is paid for right after signing
 * in.
 */
export function JoinAside() {
  const settings = useSettings()
  const [picked, setPicked] = useState(readJoinPlan)
  const shown: JoinPlanType = picked ?? 'yearly'

  function pick(plan: JoinPlanType) {
    rememberJoinPlan(plan)
    setPicked(plan)
  }

  return (
    <section aria-labelledby="join" className="grid max-w-120 grid-cols-1 gap-5">
      <Link
        to="/"
        className="flex min-h-11 items-center gap-3 justify-self-start text-sm text-on-dusk-2 hover:text-on-dusk"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Back to Home
      </Link>
      <h2 id="join" className="text-h1">
        Choose how to join.
      </h2>
      {settings?.payments === 'demo' && (
        <Notice title="Demo mode">
          No payment provider is connected here. The plan is marked as bought, and nothing is charged.
        </Notice>
      )}
      <JoinCards value={shown} onValueChange={pick} />
      <div className={duskControls}>
        <Button
          full
          onClick={() => {
            pick(shown)
            document.querySelector<HTMLInputElement>('input[name=email]')?.focus()
          }}
        >
          Continue with {joinPlanLabels[shown]}
        </Button>
      </div>
      <LiveRegion isShown={picked !== null} className="font-semibold">
        {picked && `${joinPlanLabels[picked]} it is. Sign in or sign up, and the payment page opens.`}
      </LiveRegion>
      <p className="text-sm text-on-dusk-2">
        {renewalTerms(joinPlans[shown])} Cancel on the Cancel Membership page; you keep everything to the end of the
        time you paid for.
      </p>
      <CheckList items={planFeatures} className="grid gap-2 text-on-dusk-2" tickClassName="text-current" />
      <p className="text-sm text-on-dusk-2">{guarantees}</p>
    </section>
  )
}
