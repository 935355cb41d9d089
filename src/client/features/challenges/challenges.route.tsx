import { PremiumAside } from '#client/parts/membership/premium-upsell.tsx'
import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { premiumOffer } from './challenge-words.ts'
import { ChallengesScreen } from './challenges-screen.tsx'

export const handle: PageHandle = { SignInAside: ChallengesAside }

export const meta = () => pageMeta({ title: 'Social Challenges' })

export default function ChallengesRoute() {
  return <ChallengesScreen />
}

function ChallengesAside() {
  return <PremiumAside {...premiumOffer} />
}
