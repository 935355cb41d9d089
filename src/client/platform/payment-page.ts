/**
 * Goes to the payment page in this tab or, where that is refused, in another. False when neither opened.
 * Both kinds of checkout are hosted by the provider and reached by address, so none of its scripts runs in our pages.
 */
export function openPaymentPage(url: string): boolean {
  try {
    window.location.assign(url)
    return true
  } catch {
    const popup = window.open(url, '_blank')
    // The page over there must not be able to steer this one.
    if (popup) popup.opener = null
    return popup !== null
  }
}

/** The path of an address of ours, for the router; null for somebody else's. */
export function ownPath(address: string): string | null {
  if (!URL.canParse(address, window.location.origin)) return null
  const url = new URL(address, window.location.origin)
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null
}
