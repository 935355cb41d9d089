import { NotificationsButton } from '#client/features/notifications/notifications-button.tsx'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { UnsentSign } from '../unsent/unsent-sign.tsx'
import { HelpNowLink } from './help-now-link.tsx'
import { UserMenu } from './menus/user-menu.tsx'

/** The right half of the header for a member. On phones, Help now is in the bottom bar, if there is one. */
export function MemberActions({ user, hasBottomBar }: { user: CurrentUser; hasBottomBar: boolean }) {
  return (
    <>
      <HelpNowLink className="max-desk:hidden" />
      {!hasBottomBar && <HelpNowLink isCompact className="desk:hidden" />}
      <UnsentSign />
      <NotificationsButton />
      <UserMenu user={user} />
    </>
  )
}
