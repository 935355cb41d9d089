import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { CuesScreen } from './cues-screen.tsx'
import { SignInPrompt } from './sign-in-prompt.tsx'

export const handle: PageHandle = { SignInAside: SignInPrompt }

export const meta = () => pageMeta({ title: 'Small Talk Cues' })

export default function CuesRoute() {
  return <CuesScreen />
}
