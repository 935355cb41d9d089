import { useCallback } from 'react'
import { toast } from '#client/ui/feedback/toast.ts'
import { useUnauthorizedHandler } from '../session/use-unauthorized.ts'
import { errorMessageOf } from './api-error.ts'

/** `description` is always shown; `fallback` only if the server gave no reason. */
export type FailureWords = { title: string } & ({ description: string } | { fallback: string })

/** Reports that something failed, unless the session has ended: then it says so and leads to the sign-in. */
export function useSayFailure(): (error: unknown, words: FailureWords) => void {
  const handleUnauthorized = useUnauthorizedHandler()
  return useCallback(
    (error, words) => {
      if (!handleUnauthorized(error)) sayFailure(error, words)
    },
    [handleUnauthorized],
  )
}

/** For callers that have already checked the session. */
export function sayFailure(error: unknown, { title, ...words }: FailureWords): void {
  const description = 'description' in words ? words.description : errorMessageOf(error, words.fallback)
  toast({ title, description, variant: 'destructive' })
}
