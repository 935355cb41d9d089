import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PageHandle } from '#client/platform/page/page-handle.ts'
import { pageMeta } from '#client/platform/page/page-meta.ts'
import { useIsHydrated, useSearchAfterHydration } from '#client/platform/page/use-search.ts'
import { parsePostAuthAction, rememberPostAuthAction } from '#client/platform/session/post-auth-action.ts'
import type { SignInState } from '#client/platform/session/use-unauthorized.ts'
import { Farewell, type FarewellState } from './entry/farewell.tsx'
import { destinationAfter, modeOf } from './sign-in/after-auth.ts'
import { AuthScreen } from './sign-in/auth-screen.tsx'

export const handle: PageHandle = { frame: 'bare' }

export const meta = () =>
  pageMeta({
    title: 'Sign in',
    description: 'Sign in to Hearten, or create an account in a minute.',
    path: '/auth',
  })

/** Shows our own form, whatever an external sign-in left in the address. */
export default function AuthRoute() {
  const search = useSearchAfterHydration()
  const state = useArrivalState()
  const action = search.get('action')
  const remembered = parsePostAuthAction(action)

  useEffect(() => {
    if (remembered) rememberPostAuthAction(remembered)
  }, [remembered])

  return (
    <AuthScreen
      destination={destinationAfter(action, state?.destination)}
      mode={modeOf(search)}
      notice={state?.isFarewell && <Farewell />}
    />
  )
}

/** State passed by the previous page. A prerendered page does not know it before hydration. */
function useArrivalState() {
  const { state } = useLocation()
  const isHydrated = useIsHydrated()
  return isHydrated ? (state as Partial<SignInState & FarewellState> | null) : null
}
