import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useCalm } from '#client/platform/page/use-calm.ts'
import { ApiError } from '#client/platform/request/api-error.ts'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { useDoor, usePageAccess, usePageHandle } from '../address/use-page.ts'
import { MessageScreen } from '../failures/message-screen.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { PageSpinner } from '../page-spinner.tsx'
import { useFirstScreen } from './use-first-screen.ts'

const AuthScreen = lazy(() =>
  import('#client/features/accounts/sign-in/auth-screen.tsx').then((module) => ({ default: module.AuthScreen })),
)

const GateWords = lazy(() => import('./gate-words.tsx').then((module) => ({ default: module.GateWords })))

const AdminReady = lazy(() => import('./admin-ready.tsx').then((module) => ({ default: module.AdminReady })))

/** Shows the page to those who may open it, and to others what keeps them from it, at the same address. */
export function Gate({ children }: { children: ReactNode }) {
  const door = useCalm(useDoor(), 'loading')
  const isForAdmins = usePageAccess() === 'admin'
  const { isAuthenticated } = useCurrentUser()
  useFirstScreen(door !== 'loading')
  switch (door) {
    case 'open':
      return (
        <>
          {isForAdmins ? (
            <Suspense fallback={<PageSpinner />}>
              <AdminReady>{children}</AdminReady>
            </Suspense>
          ) : (
            children
          )}
          {isAuthenticated && (
            <Suspense>
              <GateWords />
            </Suspense>
          )}
        </>
      )
    case 'loading':
      return <PageSkeleton />
    case 'unreachable':
      return <Unreachable />
    case 'sign-in':
      return <SignInHere />
    case 'admin-only':
      return <AdminOnly />
  }
}

function SignInHere() {
  const { pathname, search, hash } = useLocation()
  const { SignInAside } = usePageHandle()
  return (
    <Suspense fallback={<PageSpinner />}>
      <AuthScreen destination={pathname + search + hash} aside={SignInAside && <SignInAside />} />
    </Suspense>
  )
}

function AdminOnly() {
  return (
    <MessageScreen
      title="This page is for administrators"
      action={<ButtonLink to="/">Back to your dashboard</ButtonLink>}
    >
      Your account is fine. It doesn’t have the administrator role this page needs.
    </MessageScreen>
  )
}

function Unreachable() {
  const { retry, problem } = useCurrentUser()
  if (problem instanceof ApiError) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <GateWords />
      </Suspense>
    )
  }
  return (
    <MessageScreen title="We can’t reach Hearten right now" action={<Button onClick={() => retry()}>Try again</Button>}>
      The connection dropped before this page could open. Nothing you saved is lost.
    </MessageScreen>
  )
}
