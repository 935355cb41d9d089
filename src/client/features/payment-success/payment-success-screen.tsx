import { useSettings } from '#client/platform/settings.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { LeaningTurns } from '#client/ui/drawings/illustrations.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { SpinnerShape } from '#client/ui/feedback/spinner.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { CheckList } from '#client/ui/surfaces/check-list.tsx'
import type { Membership } from '#contract/membership.ts'
import type { PaymentReturn } from './payment-return.ts'
import { planNews } from './plan-news.ts'
import { useConfirmation } from './use-confirmation.ts'

const gains = ['AI coaching', 'Mood tracking', 'Coping techniques', 'Community support']
const shownIdLength = 20

export function PaymentSuccessScreen({ payment }: { payment: PaymentReturn }) {
  const { state, membership, checkAgain } = useConfirmation()
  return (
    <div className="wrap grid grid-cols-1 py-8 desk:py-16">
      <Turn who="them" fill="plain" size="big" className="mx-auto w-full max-w-160" aria-live="polite">
        {state === 'processing' && <Processing />}
        {state === 'paid' && membership && <Paid payment={payment} membership={membership} />}
        {state === 'unconfirmed' && <Unconfirmed payment={payment} onCheckAgain={checkAgain} />}
      </Turn>
    </div>
  )
}

function Processing() {
  return (
    <>
      <SpinnerShape className="h-10 text-sage" />
      <h1 className="mt-6">Processing Payment...</h1>
      <p className="mt-3 text-ink-2">This takes a moment. Nothing is charged twice, even if you reload.</p>
    </>
  )
}

function Paid({ payment, membership }: { payment: PaymentReturn; membership: Membership }) {
  const isDemo = useSettings()?.payments === 'demo'
  return (
    <>
      <LeaningTurns className="hidden w-40 desk:block" />
      <h1 className="desk:mt-4">Payment Successful!</h1>
      <p className="mt-3 text-say font-serif">{planNews(membership, payment)}</p>
      {isDemo && (
        <Notice className="mt-5" title="Demo mode">
          No payment provider is connected here. Nothing was charged.
        </Notice>
      )}
      <h2 className="mt-7 font-sans text-sm font-semibold tracking-normal">You now have access to</h2>
      <CheckList items={gains} className="mt-3 grid gap-2 desk:grid-cols-2" />
      <Reference payment={payment} />
      <Button variant="lamp" size="big" className="mt-8" onClick={startAfresh}>
        Continue to Dashboard
      </Button>
    </>
  )
}

function Unconfirmed({ payment, onCheckAgain }: { payment: PaymentReturn; onCheckAgain: () => void }) {
  return (
    <>
      <h1>Your payment is still being confirmed.</h1>
      <p className="mt-3 text-ink-2">
        We have no confirmation from the payment provider yet. Some banks take a few minutes. Once it arrives your plan
        starts on its own, and you don’t need to pay again.
      </p>
      <Reference payment={payment} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="big" onClick={onCheckAgain}>
          Check again
        </Button>
        <Button variant="line" size="big" onClick={startAfresh}>
          Continue to Dashboard
        </Button>
        <ButtonLink to="/pricing" variant="quiet" size="big">
          See the plans
        </ButtonLink>
      </div>
    </>
  )
}

function Reference({ payment: { sessionId } }: { payment: PaymentReturn }) {
  if (sessionId === null) return null
  return (
    <p className="mt-6 text-xs text-ink-2">
      Session: <span className="wrap-anywhere">{sessionId.slice(0, shownIdLength)}</span>
    </p>
  )
}

/** Reloads at the clean address: whatever was loaded before paying is outdated. */
function startAfresh() {
  window.location.replace('/')
}
