import { House, LifeBuoy, MessageCircle, Sparkle, Wind } from 'lucide-react'
import { helpNow } from './menus/entries.ts'
import { NavLink } from './menus/nav-link.tsx'

const barEntries = [
  { path: '/', label: 'Home', Icon: House },
  { path: '/small-talk-cues', label: 'Talk', Icon: MessageCircle },
  { path: '/coach', label: 'Coach', Icon: Sparkle },
  { path: '/techniques', label: 'Tools', Icon: Wind },
  { ...helpNow, Icon: LifeBuoy },
]

/** The main entries within reach of a thumb. Help now is always the dark one, so that it is found without reading. */
export function BottomBar() {
  return (
    <nav
      aria-label="Quick access"
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-surface px-1.5 pt-1.5 pb-[calc(0.5rem+env(safe-area-inset-bottom))] chatless desk:hidden"
    >
      {barEntries.map(({ path, label, Icon }) => (
        <NavLink
          key={path}
          to={path}
          className="group grid min-h-14 grid-cols-[minmax(0,1fr)] justify-items-center text-center gap-0.5 px-0.5 pt-1.5 pb-1 text-bar font-semibold text-ink-2 no-underline aria-[current]:text-on-sage-soft"
        >
          <span
            className={
              path === helpNow.path
                ? 'grid h-7.5 w-full max-w-13 place-items-center rounded-act bg-help-btn text-on-help-btn'
                : 'grid h-7.5 w-full max-w-13 place-items-center rounded-act group-aria-[current]:bg-sage-soft'
            }
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
          </span>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
