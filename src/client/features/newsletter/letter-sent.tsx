import { MailCheck } from 'lucide-react'
import { classNames } from '#client/ui/class-names.ts'
import { newsletterLinkDays } from '#rules/limits.ts'

/** The same text for every address, so that nobody learns whether it is already subscribed. */
export function LetterSent({ email, isOnDusk = false }: { email: string; isOnDusk?: boolean }) {
  return (
    <div className="flex max-w-136 items-start gap-4">
      <MailCheck aria-hidden="true" strokeWidth={1.75} className="mt-1 size-6 flex-none" />
      <div className="min-w-0">
        <p className="font-serif text-h3 font-medium">One click in your inbox, and it starts.</p>
        <p className={classNames('mt-1.5 text-sm', isOnDusk ? 'text-on-dusk-2' : 'text-ink-2')}>
          We wrote to <span className={classNames('break-words', isOnDusk ? 'text-on-dusk' : 'text-ink')}>{email}</span>
          . The link in it works for {newsletterLinkDays} days. Nothing there? Look in the spam folder.
        </p>
      </div>
    </div>
  )
}
