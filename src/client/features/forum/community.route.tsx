import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { CommunityAside, CommunityScreen } from './community-screen.tsx'

export const handle: PageHandle = { SignInAside: CommunityAside }

export const meta = () => pageMeta({ title: 'Community' })

export default function CommunityRoute() {
  return <CommunityScreen />
}
