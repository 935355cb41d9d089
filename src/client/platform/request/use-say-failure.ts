import { useCallback } from 'react'
import { toast } from '#client/ui/feedback/toast.ts'
import { useUnauthorizedHandler } from '../session/use-unauthorized.ts'
import { errorMessageOf } from './api-error.ts'

/** `description` is always said; `fallback` only where the server gave no reason of its own. */
export type FailureWords = { title: string } & ({ description: string } | { fallback: string })

/** Says that something was not done, unless it is because the session ended: that is said and leads to sign in. */
export function useSayFailure(): (error: unknown, words: FailureWords) => void {
  const handleUnauthorized = useUnauthorizedHandler()
  return useCallback(
    (error, words) => {
      if (!handleUnauthorized(error)) sayFailure(error, words)
    },
    [handleUnauthorized],
  )
}

/** For those who have looked at the session themselves. */
export function sayFailure(error: unknown, { title, ...words }: FailureWords): void {
  const description = 'description' in words ? words.description : errorMessageOf(error, words.fallback)
  toast({ title, description, variant: 'destructive' })
}
