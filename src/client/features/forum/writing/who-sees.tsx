import { Eye } from 'lucide-react'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { signatureOf } from '../author.ts'

/** Says next to the button who will see it, and under which name. */
export function WhoSees({ isAnonymous }: { isAnonymous: boolean }) {
  const { firstName, lastName } = useRequiredUser()
  const author = { isAnonymous, user: { firstName, lastName } }
  return (
    <p className="flex items-start gap-2 text-xs font-medium text-ink-2">
      <Eye aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 flex-none" />
      <span className="min-w-0 wrap-anywhere">
        <b>Who will see this:</b> members with premium, signed in. No visitors, no search engines.{' '}
        {isAnonymous
          ? 'Your name isn’t on it, and no member can find out. A moderator can look it up, if it comes to that.'
          : `It shows ${signatureOf(author)} and never your email.`}
      </span>
    </p>
  )
}
