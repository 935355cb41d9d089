import type { ReactNode } from 'react'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import { CheckList } from '#client/ui/surfaces/check-list.tsx'
import { trialDays } from '#rules/membership/trial.ts'

type PremiumOffer = {
  /** What premium offers here, as a sentence. */
  title: string
  /** What people would get, one line each. */
  points: readonly string[]
}

/** Replaces a screen that a free account cannot open. */
export function PremiumUpsell({ title, points, picture }: PremiumOffer & { picture: ReactNode }) {
  const { hasUsedTrial } = useRequiredUser()
  return (
    <Turn
      as="section"
      who="them"
      size="big"
      aria-labelledby="upsell"
      className="grid items-center gap-8 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid justify-items-start gap-5">
        <h2 id="upsell">{title}</h2>
        <Points points={points} />
        <ButtonLink to="/pricing" variant="lamp" size="big">
          Upgrade to Premium
        </ButtonLink>
        {!hasUsedTrial && (
          <p className="text-sm text-on-sage-soft">The {trialDays}-day free trial opens it too, without a card.</p>
        )}
      </div>
      <div className="max-desk:hidden">{picture}</div>
    </Turn>
  )
}

/** The same for a visitor, next to the sign-in form, on the dark background. */
export function PremiumAside({ title, points }: PremiumOffer) {
  return (
    <div className="grid max-w-108 justify-items-start gap-5 desk:my-auto">
      <h2 className="text-h1">{title}</h2>
      <div className="text-on-dusk-2">
        <Points points={points} />
      </div>
      <ButtonLink to="/auth?action=subscribe" variant="line">
        Sign Up for Premium
      </ButtonLink>
    </div>
  )
}

function Points({ points }: Pick<PremiumOffer, 'points'>) {
  return <CheckList items={points} className="grid gap-2" tickClassName="text-current" />
}
