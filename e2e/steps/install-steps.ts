import type { Page } from '@playwright/test'

/** Fires the event of a browser that can install the app, which the test browser never does by itself. */
export async function offerInstallation(page: Page, outcome: 'accepted' | 'dismissed' = 'accepted') {
  await page.evaluate((chosen) => {
    const prompt = async () => document.documentElement.setAttribute('data-prompted', 'true')
    const userChoice = Promise.resolve({ outcome: chosen })
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }))
  }, outcome)
}
