import { pageMeta } from '#client/platform/page/page-meta.ts'
import { CancelScreen } from './cancel-screen.tsx'

export const meta = () => pageMeta({ title: 'Cancel Membership' })

export default function CancelMembershipRoute() {
  return <CancelScreen />
}
