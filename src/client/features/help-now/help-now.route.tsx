import { pageMeta } from '#client/platform/page/page-meta.ts'
import { HelpNowScreen } from './help-now-screen.tsx'

export const meta = () =>
  pageMeta({
    title: 'Help now',
    description:
      'Crisis lines for your country, text lines first, one breathing exercise, grounding, and lines to say. No account needed.',
    path: '/help-now',
  })

export default function HelpNowRoute() {
  return <HelpNowScreen />
}
