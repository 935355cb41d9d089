import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { ChatScreen } from './chat/chat-screen.tsx'
import { CoachAside, CoachUpsell } from './coach-offer.tsx'

export const handle: PageHandle = { SignInAside: CoachAside }

export const meta = () => pageMeta({ title: 'AI Coach' })

export default function CoachRoute() {
  const { isPremium } = useRequiredUser()
  return isPremium ? <ChatScreen /> : <CoachUpsell />
}
