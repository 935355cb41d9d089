import { useRequiredUser } from '#client/platform/current-user.ts'
import type { PageHandle } from '#client/platform/page-handle.ts'
import { pageMeta } from '#client/platform/page-meta.ts'
import { ChatScreen } from './chat/chat-screen.tsx'
import { CoachAside, CoachUpsell } from './coach-offer.tsx'

export const handle: PageHandle = { SignInAside: CoachAside }

export const meta = () => pageMeta({ title: 'AI Coach' })

export default function CoachRoute() {
  const { isPremium } = useRequiredUser()
  return isPremium ? <ChatScreen /> : <CoachUpsell />
}
