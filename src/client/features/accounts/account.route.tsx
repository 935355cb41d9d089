import { pageMeta } from '#client/platform/page-meta.ts'
import { leavingParts, personParts } from './account/account-parts.ts'
import { AccountScreen } from './account/account-screen.tsx'

export const meta = () => pageMeta({ title: 'Your account' })

const parts = [...personParts, ...leavingParts]

export default function AccountRoute() {
  return <AccountScreen parts={parts} />
}
