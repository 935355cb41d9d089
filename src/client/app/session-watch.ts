import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentUserKey, forgetPersonalData, useCurrentUser } from '#client/platform/session/current-user.ts'
import { listenToSession } from '#client/platform/session/session-channel.ts'
import { expectSession } from '#client/platform/session/session-guess.ts'
import type { CurrentUser } from '#contract/accounts/accounts.ts'

/** Keeps this tab in sync with changes of the session in other tabs. */
export function useSessionWatch() {
  const cache = useQueryClient()
  const { user, isLoading, isUnreachable } = useCurrentUser()
  const userId = user?.id ?? null
  const lastUserId = useRef(userId)

  useEffect(() => {
    const before = lastUserId.current
    lastUserId.current = userId
    if (before === null || before === userId) return
    // Somebody else signed in elsewhere, and must not see what is on this screen.
    if (userId !== null) window.location.reload()
    else forgetPersonalData(cache)
  }, [cache, userId])

  useEffect(() => {
    // Until the server says otherwise, whoever was a member here is treated as one.
    if (!isLoading && !isUnreachable) delete document.documentElement.dataset.session
  }, [isLoading, isUnreachable])

  useEffect(() => {
    const askAgain = () => void cache.invalidateQueries({ queryKey: currentUserKey })
    const stopListening = listenToSession((event) => {
      if (event === 'signed-in') {
        expectSession()
        askAgain()
      } else if (isSignedIn(cache)) window.location.reload()
    })
    // For a sign-out that waited for the network, or a page that could not find out who is signed in.
    window.addEventListener('online', askAgain)
    return () => {
      stopListening()
      window.removeEventListener('online', askAgain)
    }
  }, [cache])
}

function isSignedIn(cache: QueryClient): boolean {
  return Boolean(cache.getQueryData<CurrentUser | null>(currentUserKey))
}
