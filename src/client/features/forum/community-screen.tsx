import { PremiumAside, PremiumUpsell } from '#client/parts/membership/premium-upsell.tsx'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { ThreadOfTurns } from '#client/ui/drawings/illustrations.tsx'
import { Community } from './community.tsx'

const offer = {
  title: 'People who also rehearse the phone call.',
  points: [
    'Ask people who know the feeling themselves, at any hour',
    'Post under your first name, or with no name at all',
    'Workplace Anxiety, Social Situations and Success Stories, moderated by people',
  ],
}

export function CommunityScreen() {
  const { isPremium } = useRequiredUser()
  if (isPremium) return <Community />
  return (
    <div className="wrap grid gap-6 pt-6 desk:gap-10 desk:pt-10">
      <h1>Community</h1>
      <PremiumUpsell {...offer} picture={<ThreadOfTurns />} />
    </div>
  )
}

/** Next to the sign-in form, for a visitor who came for the community. */
export function CommunityAside() {
  return <PremiumAside {...offer} />
}
