import { pageMeta } from '#client/platform/page-meta.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

export const meta = () => pageMeta()

export default function DashboardRoute() {
  return <DashboardScreen />
}
