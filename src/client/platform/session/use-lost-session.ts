import { useEffect } from 'react'
import { ApiError } from '../request/api-error.ts'
import { useUnauthorizedHandler } from './use-unauthorized.ts'

/** For the result of a query behind the gate: null means that the session ended while its screen was open. */
export function useLostSession(answer: unknown) {
  const handleUnauthorized = useUnauthorizedHandler()
  const isLost = answer === null
  useEffect(() => {
    if (isLost) handleUnauthorized(new ApiError(401, 'Unauthorized'))
  }, [isLost, handleUnauthorized])
}
