import { pageMeta } from '#client/platform/page-meta.ts'
import { ModerationScreen } from './moderation-screen.tsx'

export const meta = () => pageMeta({ title: 'Moderation' })

export default function ModerationRoute() {
  return <ModerationScreen />
}
