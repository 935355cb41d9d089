/** What the address says after a payment. Only used for the wording, and never as proof of payment. */
export type PaymentReturn = { plan: 'yearly' | 'monthly'; sessionId: string | null }

export function readPaymentReturn(search: URLSearchParams): PaymentReturn | null {
  const sessionId = search.get('session_id') || null
  if (search.get('success') !== 'true' && sessionId === null) return null
  return { plan: search.get('plan') === 'yearly' ? 'yearly' : 'monthly', sessionId }
}
