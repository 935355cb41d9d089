import { pageMeta } from '#client/platform/page/page-meta.ts'
import { MemberHome } from './member-home.tsx'

export const meta = () => pageMeta()

export default function DashboardRoute() {
  return <MemberHome />
}
