import { pageMeta } from '#client/platform/page/page-meta.ts'
import { AdminScreen } from './admin-screen.tsx'

export const meta = () => pageMeta({ title: 'Admin Dashboard' })

export default function AdminRoute() {
  return <AdminScreen />
}
