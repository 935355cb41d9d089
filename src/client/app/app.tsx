import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useMovesByKeys } from '#client/ui/controls/use-moves-by-keys.ts'
import { onAddressChange } from './address/address-guard.ts'
import { PageViews } from './address/page-views.tsx'
import { RouteAnnouncer } from './address/route-announcer.tsx'
import { useArrival } from './address/use-arrival.ts'
import { useDoubleTapGuard } from './double-tap.ts'
import { OfflineStatus } from './failures/offline-status.tsx'
import { Gate } from './gate/gate.tsx'
import { Offers } from './offers/offers.tsx'
import { useQuickHide } from './quick-hide.ts'
import { useSessionWatch } from './session-watch.ts'
import { Frame } from './shell/frame.tsx'
import { Toasts } from './toasts.tsx'
import { useAwakeMark } from './use-awake-mark.ts'

/** Everything around the routes: access, frame, and what happens during navigation. */
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
