/**
 * Goes to the payment page in this tab or, where that is refused, in another. Returns what went wrong when neither
 * opened. Both kinds of checkout are hosted by the provider and reached by address, so none of its scripts is loaded
 * here: our pages stay free of foreign code, and blocked third-party scripts cannot keep anybody from paying.
 */
export function openPaymentPage(url: string): Error | null {
  try {
    window.location.assign(url)
    return null
  } catch (error) {
    const popup = openPopup(url)
    if (!popup) return error instanceof Error ? error : new Error(String(error))
    // The page over there must not be able to steer this one.
    popup.opener = null
    return null
  }
}

function openPopup(url: string): Window | null {
  try {
    return window.open(url, '_blank')
  } catch {
    return null
  }
}

/** The path of an address of ours, for the router; null for somebody else's. */
export function ownPath(address: string): string | null {
  if (!URL.canParse(address, window.location.origin)) return null
  const url = new URL(address, window.location.origin)
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null
}
