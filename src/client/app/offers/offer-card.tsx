import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Offer, OfferKind } from '#client/pwa/offers.ts'
import { Button, IconButton } from '#client/ui/controls/button.tsx'
import { BrandMark } from '#client/ui/drawings/brand.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { useIsOccupied } from './use-is-occupied.ts'

const words: Record<OfferKind, { title: string; text: string; yes: string; later: string }> = {
  install: {
    title: 'Add Hearten to your home screen',
    text: 'For quick access and offline support.',
    yes: 'Install',
    later: 'Maybe Later',
  },
  update: {
    title: 'A new version is ready',
    text: 'Refresh when it suits you. What you saved stays.',
    yes: 'Refresh',
    later: 'Later',
  },
}

/** Appears quietly above the bottom bar, and waits while somebody is busy. */
export function OfferCard({ offer }: { offer: Offer }) {
  const isOccupied = useIsOccupied()
  const [isSaid, setSaid] = useState(false)
  // Read out when it first appears, not each time it comes back.
  useEffect(() => {
    if (!isOccupied) setSaid(true)
  }, [isOccupied])
  return (
    <>
      <LiveRegion>{isSaid && words[offer.kind].title}</LiveRegion>
      {!isOccupied && <Card offer={offer} />}
    </>
  )
}

function Card({ offer: { kind, accept, decline } }: { offer: Offer }) {
  const { title, text, yes, later } = words[kind]
  const titleId = useId()
  const card = useRef<HTMLElement>(null)

  const answer = (act: () => void) => () => {
    if (card.current?.contains(document.activeElement)) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    act()
  }
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      className="fixed inset-x-(--gutter) bottom-[calc(6rem+env(safe-area-inset-bottom))] z-20 mx-auto max-w-108 rounded-turn-them border border-line bg-surface p-5 text-ink shadow-3 motion-safe:animate-arrive desk:right-auto desk:bottom-6 desk:left-6 desk:w-108"
    >
      <div className="flex items-start gap-3.5">
        <BrandMark className="mt-0.5 w-8" />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="font-sans text-ui leading-snug font-semibold tracking-normal">
            {title}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{text}</p>
        </div>
        <IconButton label="Close" className="-mt-2.5 -mr-2.5" onClick={answer(decline)}>
          <X aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={answer(accept)}>{yes}</Button>
        <Button variant="line" onClick={answer(decline)}>
          {later}
        </Button>
      </div>
    </section>
  )
}
