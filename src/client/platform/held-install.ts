type HeldInstall = { event: Event; offeredAt: number }

declare global {
  interface Window {
    heldInstall?: HeldInstall
  }
}

/** The browser offers to install the app once, early, perhaps before the app is there to take it. */
export function holdInstall() {
  const hold = (event: Event) => {
    event.preventDefault()
    window.heldInstall = { event, offeredAt: Date.now() }
  }
  addEventListener('beforeinstallprompt', hold, { once: true })
}
