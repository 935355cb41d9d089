import { useRequiredUser } from '#client/platform/current-user.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { greetingFor } from './greeting.ts'

export function DashboardScreen() {
  const user = useRequiredUser()
  return (
    <div className="wrap py-6 desk:py-10">
      <h1>{greetingFor(user, new Date().getHours())}</h1>
      <p className="mt-3 max-w-[44ch] text-ink-2">Good to see you. Your account and its settings are one step away.</p>
      <ButtonLink to="/account" className="mt-8">
        Your account
      </ButtonLink>
    </div>
  )
}
