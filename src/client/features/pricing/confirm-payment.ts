import type { QueryClient } from '@tanstack/react-query'
import { isPaid, keepMembership } from '#client/parts/membership/membership.ts'
import { planTitle } from '#client/parts/membership/membership-words.ts'
import { call } from '#client/platform/request/request.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { refreshMembership } from '#contract/membership.ts'

const waiting = {
  title: 'Your payment is being confirmed',
  description:
    'The payment provider has not confirmed it yet. Your plan shows here and on your account page once it has.',
}

/** An address proves nothing, so the server asks the provider before anybody is told that they have paid. */
export async function confirmPayment(cache: QueryClient, sessionId: string, isSignedIn: boolean) {
  if (!isSignedIn) {
    toast({
      title: 'Sign in to see your plan',
      description: 'You came back from the payment page, but you are signed out in this browser.',
    })
    return
  }
  const membership = await call(refreshMembership).catch(() => null)
  if (membership) keepMembership(cache, membership)
  if (!membership || !isPaid(membership)) toast(waiting)
  else if (sessionId.startsWith('demo_'))
    toast({
      title: 'Payment Successful!',
      description: `Demo: ${planTitle(membership)} is yours, and nothing was charged.`,
    })
  else
    toast({ title: 'Payment Successful!', description: `${planTitle(membership)} is yours. A receipt is on its way.` })
}
