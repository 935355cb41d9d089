import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { JoinAside } from './join-aside.tsx'
import { SubscribeScreen } from './subscribe-screen.tsx'

export const handle: PageHandle = { SignInAside: JoinAside }

export const meta = () => pageMeta({ title: 'Join' })

export default function SubscribeRoute() {
  return <SubscribeScreen />
}
