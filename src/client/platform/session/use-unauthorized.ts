import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '#client/ui/feedback/toast.ts'
import { redirectDelayMs } from '#rules/timings.ts'
import { isUnauthorizedError } from '../request/api-error.ts'
import { currentUserKey, setSignedOut } from './current-user.ts'

/** Where the sign-in screen returns to after a session ended midway. */
export type SignInState = { destination: string }

/** Handles a call that failed because the session is gone: says so and goes to the sign-in. True if it was that. */
export function useUnauthorizedHandler(): (error: unknown) => boolean {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { pathname, search } = useLocation()
  const destination = pathname + search
  return useCallback(
    (error: unknown) => {
      if (!isUnauthorizedError(error)) return false
      toast({
        title: 'Unauthorized',
        description: 'You are logged out. Redirecting to sign in...',
        variant: 'destructive',
      })
      setTimeout(() => {
        // The gate may know by now, and ask for the sign-in at the address the person is at.
        if (cache.getQueryData(currentUserKey) === null) return
        const state: SignInState = { destination }
        navigate('/auth', { state })
        setSignedOut(cache)
      }, redirectDelayMs)
      return true
    },
    [cache, destination, navigate],
  )
}
