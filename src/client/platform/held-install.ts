type HeldInstall = { event: Event; offeredAt: number }

declare global {
  interface Window {
    heldInstall?: HeldInstall
  }
}

/** The browser offers installation once and early, possibly before the app has loaded. */
export function holdInstall() {
  const hold = (event: Event) => {
    event.preventDefault()
    window.heldInstall = { event, offeredAt: Date.now() }
  }
  addEventListener('beforeinstallprompt', hold, { once: true })
}
