import { PremiumAside } from '#client/parts/membership/premium-upsell.tsx'

/** What signing in gives a visitor who came for the recommendations. */
export function PremiumTeaser() {
  return (
    <PremiumAside
      title="One next step, and the reason for it."
      points={[
        'Techniques, challenges and things to read, picked from what you did and how it went',
        'Each says which of your own records it comes from; nothing is guessed',
        'What your check-ins and predictions show, once there is enough to go by',
      ]}
    />
  )
}
