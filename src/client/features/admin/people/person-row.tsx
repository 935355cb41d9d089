import { daysAgo } from '#client/platform/days-ago.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import type { AdminUser } from '#contract/admin/admin.ts'
import { writeDate } from '#rules/words/written-date.ts'
import { nameOf, statusWords } from '../admin-words.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { ExtendTrialDialog } from './extend-trial-dialog.tsx'

/** One account, and what may be done to it. */
export function PersonRow({ user }: { user: AdminUser }) {
  const isSelf = useRequiredUser().id === user.id
  const isPaying = user.subscriptionStatus === 'active' || user.subscriptionStatus === 'lifetime'
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center">
      <div className="grid min-w-0 gap-2">
        <p className="wrap-anywhere">
          <span className="font-semibold">{nameOf(user)}</span> <span className="text-sm text-ink-2">{user.email}</span>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          {user.role === 'admin' && <Badge tone="apricot">Admin</Badge>}
          {user.isAccountDisabled && <Badge tone="amber">Disabled</Badge>}
          <Badge tone={isPaying ? 'sage' : 'plain'}>{statusWords[user.subscriptionStatus]}</Badge>
          <Trial until={user.trialEndDate} />
          {!user.emailVerified && <Badge>Email not verified</Badge>}
          <span className="text-sm text-ink-2">
            Joined <time dateTime={user.createdAt}>{lowered(daysAgo(user.createdAt))}</time>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isSelf ? (
          <p className="text-sm text-ink-2">This is you</p>
        ) : (
          <>
            <ChangeDialog user={user} change={user.isAccountDisabled ? 'enable' : 'disable'} />
            <ChangeDialog user={user} change={user.role === 'admin' ? 'remove_admin' : 'make_admin'} />
            {!isPaying && <ExtendTrialDialog user={user} />}
          </>
        )}
      </div>
    </li>
  )
}

function Trial({ until }: { until: string | null }) {
  if (!until) return null
  const end = new Date(until)
  return end > new Date() ? <Badge tone="sage">Trial until {writeDate(end)}</Badge> : <Badge>Trial ended</Badge>
}

/** Inside a sentence "Today" is lower case; a month keeps its capital. */
function lowered(words: string): string {
  return words === 'Today' ? 'today' : words
}
