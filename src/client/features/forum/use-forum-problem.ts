import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '#client/platform/request/api-error.ts'
import { sayFailure } from '#client/platform/request/use-say-failure.ts'
import { currentUserKey } from '#client/platform/session/current-user.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'

/** Handles errors that are not about the forum: a session or membership that has ended. True if it was one. */
export function useForumProblem(): (error: unknown) => boolean {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  return useCallback(
    (error: unknown) => {
      if (handleUnauthorized(error)) return true
      const reply = error instanceof ApiError ? error.reply : null
      if (!reply?.trialExpired && !reply?.requiresUpgrade) return false
      // The screen then shows what a free account sees here.
      void cache.invalidateQueries({ queryKey: currentUserKey })
      return true
    },
    [cache, handleUnauthorized],
  )
}

/** Reports that something in the forum failed, unless a session or membership has ended. */
export function useSayForumFailure(): typeof sayFailure {
  const handleProblem = useForumProblem()
  return (error, words) => {
    if (!handleProblem(error)) sayFailure(error, words)
  }
}
