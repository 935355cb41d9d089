import { ApiError } from '#client/platform/request/api-error.ts'
import type { ToastWords } from '#client/ui/feedback/toast.ts'

export type LoadProblem = 'signed-out' | 'no-access' | 'other'

/** Why the lists could not be loaded. */
export function loadProblemOf(error: Error): LoadProblem {
  const { message } = error
  if (message.includes('401') || message.includes('Not authenticated')) return 'signed-out'
  if (message.includes('403') || message.includes('subscription')) return 'no-access'
  return 'other'
}

/** Why nothing was generated. */
export function generateProblemOf(error: unknown): Required<Pick<ToastWords, 'title' | 'description'>> {
  const { status, reply } = error instanceof ApiError ? error : { status: null, reply: null }
  if (status === 401)
    return {
      title: 'Please Sign In',
      description: 'You need to be signed in to generate personalized recommendations.',
    }
  if (status === 403 && reply?.trialExpired)
    return {
      title: 'Trial Expired',
      description: 'Your free trial has expired. Please upgrade to continue using AI recommendations.',
    }
  if (status === 403 && reply?.requiresUpgrade)
    return {
      title: 'Premium Feature',
      description: 'AI-powered recommendations require an active subscription. Please upgrade your account.',
    }
  if (status === 403)
    return {
      title: 'Subscription Required',
      description: reply?.message || 'This feature requires an active subscription.',
    }
  return { title: 'Error', description: 'Failed to generate recommendations. Please try again.' }
}
