import { useSyncExternalStore } from 'react'

export type OfferKind = 'install' | 'update'
export type Offer = { kind: OfferKind; accept: () => void; decline: () => void }

const listeners = new Set<() => void>()
const offers = new Map<OfferKind, Offer>()

export function makeOffer(offer: Offer) {
  offers.set(offer.kind, offer)
  tell()
}

export function withdrawOffer(kind: OfferKind) {
  offers.delete(kind)
  tell()
}

/** One at a time. */
export function useOffer(): Offer | null {
  return useSyncExternalStore(
    subscribe,
    () => offers.get('update') ?? offers.get('install') ?? null,
    () => null,
  )
}

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
