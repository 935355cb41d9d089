import { leavingParts, personParts } from '#client/features/accounts/account/account-parts.ts'
import {
  type AccountPart,
  type AccountPartProps,
  AccountScreen,
} from '#client/features/accounts/account/account-screen.tsx'
import { AccountSection } from '#client/features/accounts/account/account-section.tsx'
import { BlockedList } from '#client/features/forum/acts/blocked-list.tsx'
import { MembershipPanel } from '#client/features/membership/membership-panel.tsx'
import { NotificationSwitches } from '#client/features/notifications/notification-switches.tsx'
import { RemindersPanel } from '#client/features/reminders/reminders-panel.tsx'
import { ReviewSwitch } from '#client/features/weekly-review/review-switch.tsx'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { InstallSection } from './offers/install-section.tsx'

export const meta = () => pageMeta({ title: 'Your account' })

const membershipPart: AccountPart = { id: 'membership', title: 'Membership', Section: MembershipSection }
const notificationsPart: AccountPart = { id: 'notifications', title: 'Notifications', Section: NotificationsSection }
const remindersPart: AccountPart = { id: 'reminders', title: 'Reminders', Section: RemindersSection }
const reviewPart: AccountPart = { id: 'sunday-review', title: 'The Sunday review', Section: ReviewSection }
const blockedPart: AccountPart = { id: 'blocked', title: 'Blocked in the community', Section: BlockedSection }
const installPart: AccountPart = { id: 'install', title: 'On your home screen', Section: InstallSection }
const parts = [
  ...personParts,
  membershipPart,
  remindersPart,
  notificationsPart,
  reviewPart,
  blockedPart,
  installPart,
  ...leavingParts,
]

/** Everything about the person, what they pay for, and the ways to leave. */
export default function AccountRoute() {
  return <AccountScreen parts={parts} />
}

function MembershipSection(part: AccountPartProps) {
  return (
    <AccountSection {...part} intro="Your plan, how long it’s paid for, and how to change or end it.">
      <MembershipPanel />
    </AccountSection>
  )
}

function NotificationsSection(part: AccountPartProps) {
  return (
    <AccountSection {...part} intro="What the bell at the top tells you about. Turning one off deletes nothing.">
      <NotificationSwitches />
    </AccountSection>
  )
}

function RemindersSection(part: AccountPartProps) {
  return (
    <AccountSection
      {...part}
      intro="How a moment reminds you beforehand. You choose the times at each moment. All of it is off until you turn it on."
    >
      <RemindersPanel />
    </AccountSection>
  )
}

function ReviewSection(part: AccountPartProps) {
  return (
    <AccountSection
      {...part}
      intro="Your week in three sentences. It counts what you recorded and never quotes it. A week with nothing in it brings no email."
    >
      <ReviewSwitch />
    </AccountSection>
  )
}

function BlockedSection(part: AccountPartProps) {
  return (
    <AccountSection {...part} intro="People you no longer see. They aren’t told, and you can undo it at any time.">
      <BlockedList />
    </AccountSection>
  )
}
