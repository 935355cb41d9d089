import { errorMessageOf } from '#client/platform/api-error.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'

/** Says that an administrator's wish was not carried out, and why. */
export function useSayFailure() {
  const handleUnauthorized = useUnauthorizedHandler()
  return (error: unknown) => {
    if (handleUnauthorized(error)) return
    toast({
      title: 'Nothing was changed',
      description: errorMessageOf(error, 'That did not go through. Try again when you’re back online.'),
      variant: 'destructive',
    })
  }
}
