import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import {
  clearPostAuthAction,
  markAuthCompleted,
  readPostAuthAction,
} from '#client/platform/session/post-auth-action.ts'
import { nextAddress } from './arrival.ts'

/** Carries out what was remembered from before signing in, and cleans up the addresses that sign-ins return to. */
export function useArrival() {
  const { isAuthenticated } = useCurrentUser()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isAuthenticated) return
    const action = readPostAuthAction()
    const next = nextAddress({ pathname, search, action })
    if (next === null) return
    clearPostAuthAction()
    if (action === 'startTrial') markAuthCompleted()
    navigate(next, { replace: true })
  }, [isAuthenticated, navigate, pathname, search])
}
