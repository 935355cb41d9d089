import { ReportsScreen } from '#client/features/reports/reports-screen.tsx'
import { pageMeta } from '#client/platform/page-meta.ts'

export const meta = () => pageMeta({ title: 'Detailed Progress Reports' })

export default function ReportsRoute() {
  return <ReportsScreen />
}
