import { Link } from 'react-router'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { greetingFor } from '#rules/words/greeting.ts'
import { useNow } from './use-now.ts'

export function GreetingHeader() {
  const user = useRequiredUser()
  const now = useNow()
  return (
    <div>
      <h1 className="wrap-anywhere">{greetingFor(user, now)}</h1>
      <p className="mt-2.5 max-w-[44ch] text-ink-2 desk:text-[1.125rem]">
        Good to see you. Pick up anywhere, or{' '}
        <Link to="/moments?part=add" className="text-ink-2 underline">
          add a moment
        </Link>{' '}
        that’s coming up.
      </p>
    </div>
  )
}
