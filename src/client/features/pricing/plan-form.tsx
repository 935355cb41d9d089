import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#client/platform/settings.ts'
import { Notice } from '#client/ui/feedback/notice.tsx'
import type { Membership } from '#contract/membership.ts'
import type { Settings } from '#contract/settings.ts'
import type { BillingType } from '#rules/membership/plan-catalogue.ts'
import { acceptedCards, guarantees } from '#rules/membership/plan-offer.ts'
import { CheckoutNotice } from './checkout-notice.tsx'
import { PayButton } from './pay-button.tsx'
import { PlanRows } from './plan-rows.tsx'
import { planOf } from './plan-standing.ts'
import { Terms } from './terms.tsx'
import type { Checkout } from './use-checkout.ts'

const headings: Record<Membership['status'], string> = {
  free: 'Afterward, if it helped',
  active: 'Change your plan',
  past_due: 'The plans',
  canceled: 'Choose a plan again',
  lifetime: 'The plans',
}

type PlanFormProps = {
  isMember: boolean
  membership: Membership | null
  chosen: BillingType
  onChoose: (billingType: BillingType) => void
  checkout: Checkout
}

export function PlanForm({ isMember, membership, chosen, onChoose, checkout }: PlanFormProps) {
  const payments = useSettings()?.payments ?? null
  const standing = planOf(membership, chosen)
  const isPastDue = membership?.status === 'past_due'
  return (
    <section aria-labelledby="plans" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 id="plans">{headings[membership?.status ?? 'free']}</h2>
      <PlanRows
        labelledBy="plans"
        value={chosen}
        onValueChange={onChoose}
        current={standing.current}
        isDisabled={checkout.isProcessing}
      />
      <Pay payments={payments} isPastDue={isPastDue}>
        <PayButton isMember={isMember} standing={standing} chosen={chosen} checkout={checkout} />
      </Pay>
      <CheckoutNotice checkout={checkout} />
      {!isPastDue && <Terms billingType={chosen} standing={standing} />}
      {(payments ?? 'demo') === 'demo' && (
        <div className={payments ? undefined : 'hidden in-data-[payments=demo]:block'} data-nosnippet>
          <Notice title="Demo mode">
            No payment provider is connected here. Choosing a plan marks it as bought, and nothing is charged.
          </Notice>
        </div>
      )}
      <div className="grid gap-1 text-sm text-ink-2">
        <p>{guarantees}</p>
        <p>We accept {acceptedCards.join(', ')}.</p>
        {!isMember && (
          <p>
            Not sure yet?{' '}
            <Link to="/auth?action=subscribe" className="link inline-flex min-h-11 items-center">
              Create an account first
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

type PayProps = { payments: Settings['payments'] | null; isPastDue: boolean; children: ReactNode }

/**
 * The pay button, or what replaces it if nothing can be bought. Until the settings are known both are rendered, and the
 * server marks the page with which one to show.
 */
function Pay({ payments, isPastDue, children }: PayProps) {
  return (
    <>
      {payments !== 'none' && (
        <div className={payments ? undefined : 'in-data-[payments=none]:hidden'}>
          {isPastDue ? <PayFirst /> : children}
        </div>
      )}
      {(payments ?? 'none') === 'none' && (
        <div className={payments ? undefined : 'hidden in-data-[payments=none]:block'} data-nosnippet>
          <Notice tone="amber">Plans cannot be bought at the moment. The free trial works as always.</Notice>
        </div>
      )}
    </>
  )
}

function PayFirst() {
  return (
    <Notice tone="amber" title="Your last payment did not go through.">
      Change your card under{' '}
      <Link to="/account#membership" className="link">
        Your membership
      </Link>{' '}
      first, so that nothing is charged twice.
    </Notice>
  )
}
