import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useMovesByKeys } from '#client/ui/use-moves-by-keys.ts'
import { onAddressChange } from './address-guard.ts'
import { useDoubleTapGuard } from './double-tap.ts'
import { Gate } from './gate.tsx'
import { Offers } from './offers/offers.tsx'
import { OfflineStatus } from './offline-status.tsx'
import { PageViews } from './page-views.tsx'
import { useQuickHide } from './quick-hide.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useSessionWatch } from './session-watch.ts'
import { Frame } from './shell/frame.tsx'
import { Toasts } from './toasts.tsx'
import { useArrival } from './use-arrival.ts'
import { useAwakeMark } from './use-awake-mark.ts'

/** Everything around the routes: who may see them, what stands around them, and what happens on the way. */
export function App({ children }: { children: ReactNode }) {
  useSessionWatch()
  useArrival()
  useQuickHide()
  useDoubleTapGuard()
  useMovesByKeys()
  useFollowedGuard()
  useAwakeMark()
  return (
    <>
      <Frame>
        <Gate>{children}</Gate>
      </Frame>
      <RouteAnnouncer />
      <OfflineStatus />
      <Offers />
      <PageViews />
      <Toasts />
    </>
  )
}

function useFollowedGuard() {
  const navigate = useNavigate()
  useEffect(() => onAddressChange((to) => void navigate(to, { replace: true })), [navigate])
}
