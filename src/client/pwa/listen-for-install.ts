/** What browsers hand over that can install a web app. */
export type InstallEvent = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> }

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
