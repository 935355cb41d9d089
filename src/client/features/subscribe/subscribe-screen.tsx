import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import type { JoinPlanType } from '#rules/membership/plan-catalogue.ts'
import { renewalTerms } from '#rules/membership/plan-offer.ts'
import { joinPlans, priceLabel } from '#rules/membership/plans.ts'
import { joinPlanLabels } from './join-cards.tsx'
import { clearJoinPlan, readJoinPlan } from './join-plan.ts'
import { useJoinCheckout } from './use-join-checkout.ts'

/** Goes straight to paying for the plan that was chosen before signing in, or to the prices if there is none. */
export function SubscribeScreen() {
  const [plan] = useState(readJoinPlan)
  const navigate = useNavigate()
  useEffect(() => {
    if (plan === null) navigate('/pricing', { replace: true })
  }, [plan, navigate])
  return plan && <Paying plan={plan} />
}

function Paying({ plan }: { plan: JoinPlanType }) {
  const { start, problem, demoWords } = useJoinCheckout()
  const isStarted = useRef(false)
  const navigate = useNavigate()

  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    // Goes to the payment page only once: Back must not lead there again.
    clearJoinPlan()
    start(plan)
  }, [plan, start])

  useEffect(() => {
    const leave = (event: PageTransitionEvent) => event.persisted && navigate('/pricing', { replace: true })
    window.addEventListener('pageshow', leave)
    return () => window.removeEventListener('pageshow', leave)
  }, [navigate])

  return (
    <div className="wrap grid max-w-160 justify-items-start gap-5 py-10 desk:py-20">
      <h1>
        {joinPlanLabels[plan]}, {priceLabel(joinPlans[plan])}
      </h1>
      <p className="text-ink-2">{renewalTerms(joinPlans[plan])}</p>
      {demoWords && (
        <Notice role="alert" className="w-full">
          {demoWords}
        </Notice>
      )}
      {problem ? (
        <>
          <Notice tone="amber" role="alert" title={problem} className="w-full">
            Nothing was charged.
          </Notice>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => start(plan)}>Try again</Button>
            <ButtonLink to="/pricing" variant="line">
              See the other plans
            </ButtonLink>
          </div>
        </>
      ) : (
        <Spinner label="Processing..." isLabelShown />
      )}
    </div>
  )
}
