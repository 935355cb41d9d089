import type { InstallEvent } from './install-rules.ts'

/** The browser makes its offer once and early; everything that follows from it is loaded then. */
export function listenForInstall() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    const offeredAt = Date.now()
    import('./install-offer.ts').then(
      ({ offerInstall }) => offerInstall(event as InstallEvent, offeredAt),
      () => undefined,
    )
  })
}
