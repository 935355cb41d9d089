import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/ui/listeners.ts'

export type OfferKind = 'install' | 'update'
export type Offer = { kind: OfferKind; accept: () => void; decline: () => void }

const listeners = createListeners()
const offers = new Map<OfferKind, Offer>()

export function makeOffer(offer: Offer) {
  offers.set(offer.kind, offer)
  listeners.notify()
}

export function withdrawOffer(kind: OfferKind) {
  offers.delete(kind)
  listeners.notify()
}

/** One offer is shown at a time; an update comes before an installation. */
export function useOffer(): Offer | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => offers.get('update') ?? offers.get('install') ?? null,
    () => null,
  )
}
