import { PremiumAside, PremiumUpsell } from '#client/parts/membership/premium-upsell.tsx'
import { ThreadOfTurns } from '#client/ui/drawings/illustrations.tsx'

const points = [
  'Write down what is coming up, as messily as you like, at any hour.',
  'Get words you could say, one small step, or a breath first.',
  'See what WingMate remembers about you, change it, delete it.',
]

/** Shown to a member without premium instead of the chat. */
export function CoachUpsell() {
  return (
    <div className="wrap pt-5 desk:pt-8">
      <h1>AI Coach WingMate</h1>
      <p className="mt-2 mb-6 max-w-[56ch] text-ink-2">
        A place to think out loud before, during and after the hard part. An AI, not a person and not therapy.
      </p>
      <PremiumUpsell
        title="WingMate is part of Premium."
        points={points}
        picture={<ThreadOfTurns className="mx-auto w-full max-w-88" />}
      />
    </div>
  )
}

/** Shown to a visitor next to the sign-in form. */
export function CoachAside() {
  return <PremiumAside title="A coach for the five minutes before." points={points} />
}
