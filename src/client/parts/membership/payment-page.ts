/**
 * Opens the payment page in this tab or, if that is blocked, in another. Returns the error if neither opened. Both
 * kinds of checkout are hosted by the provider and opened by address, so none of its scripts is loaded here: our pages
 * stay free of foreign code, and blocking third-party scripts cannot keep anybody from paying.
 */
export function openPaymentPage(url: string): Error | null {
  try {
    window.location.assign(url)
    return null
  } catch (error) {
    const popup = openPopup(url)
    if (!popup) return error instanceof Error ? error : new Error(String(error))
    // The payment page must not be able to control this one.
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

/** The path of one of our addresses, for the router; null for any other. */
export function ownPath(address: string): string | null {
  if (!URL.canParse(address, window.location.origin)) return null
  const url = new URL(address, window.location.origin)
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null
}
