import { pageMeta } from '#client/platform/page/page-meta.ts'
import { PrivacyScreen } from './privacy-screen.tsx'

export const meta = () =>
  pageMeta({
    title: 'Privacy',
    description:
      'What Hearten stores, who can see it, what other companies get, and how to download or delete all of it.',
    path: '/privacy',
  })

export default function PrivacyRoute() {
  return <PrivacyScreen />
}
