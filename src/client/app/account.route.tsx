import { leavingParts, personParts } from '#client/features/accounts/account/account-parts.ts'
import {
  type AccountPart,
  type AccountPartProps,
  AccountScreen,
} from '#client/features/accounts/account/account-screen.tsx'
import { AccountSection } from '#client/features/accounts/account/account-section.tsx'
import { MembershipPanel } from '#client/features/membership/membership-panel.tsx'
import { pageMeta } from '#client/platform/page-meta.ts'

export const meta = () => pageMeta({ title: 'Your account' })

const membershipPart: AccountPart = { id: 'membership', title: 'Membership', Section: MembershipSection }
const parts = [...personParts, membershipPart, ...leavingParts]

/** Everything about the person, what they pay for, and the ways to leave. */
export default function AccountRoute() {
  return <AccountScreen parts={parts} />
}

function MembershipSection(part: AccountPartProps) {
  return (
    <AccountSection {...part} intro="Your plan, until when it is paid, and how to change or end it.">
      <MembershipPanel />
    </AccountSection>
  )
}
