import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'

export function NothingToBuy() {
  return (
    <Turn
      as="section"
      who="them"
      size="big"
      aria-labelledby="nothing-to-buy"
      className="grid content-start gap-3 self-start"
    >
      <h2 id="nothing-to-buy">There is nothing left to buy.</h2>
      <p className="max-w-[44ch] text-ink-2">
        You paid once and that was it. Nothing renews, nothing needs canceling, and every plan’s features are yours.
      </p>
      <div className="mt-2">
        <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
      </div>
    </Turn>
  )
}
