import { House, Sparkle, Wind } from 'lucide-react'
import { ButtonLink } from '#client/ui/controls/button.tsx'

const actions = [
  { to: '/', label: 'Dashboard', Icon: House },
  { to: '/techniques', label: 'Coping tools', Icon: Wind },
  { to: '/coach', label: 'Talk to WingMate', Icon: Sparkle },
]

export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="print:hidden">
      <ul className="flex flex-wrap gap-3">
        {actions.map(({ to, label, Icon }) => (
          <li key={to} className="max-desk:flex-auto">
            <ButtonLink variant="line" to={to} className="max-desk:w-full">
              <Icon aria-hidden="true" strokeWidth={1.75} />
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
