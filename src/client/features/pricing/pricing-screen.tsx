import { useMemo, useState } from 'react'
import { useMembership } from '#client/parts/membership/membership.ts'
import { useTrialStart } from '#client/parts/membership/trial.ts'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { classNames } from '#client/ui/class-names.ts'
import { CheckList } from '#client/ui/surfaces/check-list.tsx'
import type { BillingType } from '#rules/membership/plan-catalogue.ts'
import { planFeatures } from '#rules/membership/plan-offer.ts'
import { NothingToBuy } from './nothing-to-buy.tsx'
import { PlanForm } from './plan-form.tsx'
import { Standing } from './standing.tsx'
import { useArrivalAct } from './use-arrival-act.ts'
import { useCheckout } from './use-checkout.ts'

export function PricingScreen() {
  const { user, isLoading } = useCurrentUser()
  const { data: membership } = useMembership()
  const [chosen, setChosen] = useState<BillingType>('annual')
  const checkout = useCheckout()
  const { mutate: startTrial, isPending: isStartingTrial } = useTrialStart()
  const { start: pay } = checkout
  useArrivalAct(useMemo(() => ({ choose: setChosen, pay, startTrial }), [pay, startTrial]))

  return (
    <div
      className={classNames(
        'wrap grid grid-cols-1 gap-x-16 gap-y-10 pt-8 desk:grid-cols-[5fr_6fr] desk:pt-14',
        // The HTML is for visitors; members must not see it before we know what they have.
        isLoading && 'in-data-[session=member]:invisible',
      )}
    >
      <div className="grid content-start gap-8">
        <Standing
          membership={membership ?? null}
          onStartTrial={() => startTrial()}
          isStartingTrial={isStartingTrial}
          isDisabled={checkout.isProcessing}
        />
        <section aria-labelledby="in-every-plan" className="border-t border-line pt-7">
          <h2 id="in-every-plan" className="font-sans text-xs font-semibold tracking-normal">
            In the trial and in every plan
          </h2>
          <CheckList items={planFeatures} className="mt-3.5 grid gap-2.5" />
        </section>
      </div>
      {membership?.status === 'lifetime' ? (
        <NothingToBuy />
      ) : (
        <PlanForm
          isMember={user !== null}
          membership={membership ?? null}
          chosen={chosen}
          onChoose={setChosen}
          checkout={checkout}
        />
      )}
    </div>
  )
}
