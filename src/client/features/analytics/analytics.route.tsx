import { pageMeta } from '#client/platform/page/page-meta.ts'
import { AnalyticsScreen } from './analytics-screen.tsx'

export const meta = () => pageMeta({ title: 'Marketing Analytics' })

export default function AnalyticsRoute() {
  return <AnalyticsScreen />
}
