import { CheckInCard } from '#client/features/check-in/check-in-card.tsx'
import { ReportsScreen } from '#client/features/reports/reports-screen.tsx'
import { pageMeta } from '#client/platform/page/page-meta.ts'

export const meta = () => pageMeta({ title: 'Detailed Progress Reports' })

export default function ReportsRoute() {
  return <ReportsScreen checkIn={<CheckInCard />} />
}
