import { DashboardScreen } from '#client/features/dashboard/dashboard-screen.tsx'
import { pageMeta } from '#client/platform/page-meta.ts'

export const meta = () => pageMeta()

export default function DashboardRoute() {
  return <DashboardScreen />
}
