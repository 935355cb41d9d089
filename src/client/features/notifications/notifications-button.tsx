import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '#client/ui/controls/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { unreadQuery } from './queries.ts'

const loadPanel = () => import('./notifications-panel.tsx')
const NotificationsPanel = lazy(() => loadPanel().then((module) => ({ default: module.NotificationsPanel })))

/** The count is loaded with the page; the panel itself on first touch. */
export function NotificationsButton() {
  const { data } = useQuery(unreadQuery)
  const { pathname } = useLocation()
  const unread = data?.unreadCount ?? 0
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const words = unread === 1 ? '1 unread notification' : `${unread} unread notifications`
  return (
    <>
      <IconButton
        ref={button}
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="relative"
        onPointerDown={() => void loadPanel()}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        <Bell aria-hidden="true" strokeWidth={1.75} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-sage px-1 text-bar font-semibold text-on-sage tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconButton>
      <AskAgain key={pathname} />
      <LiveRegion>{unread > 0 && words}</LiveRegion>
      {wasOpened && (
        <Suspense>
          <NotificationsPanel isOpen={isOpen} onOpenChange={setIsOpen} returnFocusTo={button} />
        </Suspense>
      )}
    </>
  )
}

/** Fetches the count as each screen opens, unless it was fetched a moment ago. */
function AskAgain() {
  useQuery(unreadQuery)
  return null
}
