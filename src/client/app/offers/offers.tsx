import { lazy, Suspense } from 'react'
import { useOffer } from '#client/pwa/offers.ts'

const OfferCard = lazy(() => import('./offer-card.tsx').then((module) => ({ default: module.OfferCard })))

/** Installing and updating: offers that interrupt somebody who came for something else. */
export function Offers() {
  const offer = useOffer()
  if (!offer) return null
  return (
    <Suspense>
      <OfferCard key={offer.kind} offer={offer} />
    </Suspense>
  )
}
