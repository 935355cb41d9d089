import { useSayFailure } from '#client/platform/request/use-say-failure.ts'

const words = {
  title: 'Nothing was changed',
  fallback: 'That did not go through. Try again when you’re back online.',
}

/** Says that what an administrator asked for was not carried out, and why. */
export function useSayUnchanged() {
  const sayFailure = useSayFailure()
  return (error: unknown) => sayFailure(error, words)
}
