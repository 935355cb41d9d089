import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { PremiumTeaser } from './premium-teaser.tsx'
import { RecommendationsScreen } from './recommendations-screen.tsx'

export const handle: PageHandle = { SignInAside: PremiumTeaser }

export const meta = () => pageMeta({ title: 'Personal Recommendations' })

export default function RecommendationsRoute() {
  return <RecommendationsScreen />
}
