import '#client/platform/held-install.ts'
import type { InstallEvent } from './install-rules.ts'

/** The browser makes its offer once and early; the code for it is loaded then. */
export function listenForInstall() {
  const { heldInstall } = window
  if (heldInstall) takeOffer(heldInstall.event, heldInstall.offeredAt)
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    takeOffer(event, Date.now())
  })
}

function takeOffer(event: Event, offeredAt: number) {
  import('./install-offer.ts').then(
    ({ offerInstall }) => offerInstall(event as InstallEvent, offeredAt),
    () => undefined,
  )
}
