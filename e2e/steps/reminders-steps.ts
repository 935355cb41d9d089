import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/**
 * Grants permission for push. The test browser has no push service that would give it an address, so it uses a made-up
 * one.
 */
export async function agreeToPush(page: Page) {
  await page.context().grantPermissions(['notifications'])
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await page.addInitScript(
    (subscription) => {
      const mark = 'test-push'
      const made = {
        ...subscription,
        options: { applicationServerKey: null },
        toJSON: () => subscription,
        unsubscribe: async () => {
          localStorage.removeItem(mark)
          return true
        },
      } as unknown as PushSubscription
      PushManager.prototype.getSubscription = async () => (localStorage.getItem(mark) ? made : null)
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(mark, 'yes')
        return made
      }
    },
    { endpoint: `https://push.example.com/${randomUUID()}`, keys },
  )
}

/** Delivers a decrypted message to the service worker, as the browser would. */
export async function deliverPush(page: Page, origin: string, message: object) {
  const devTools = await page.context().newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
    void devTools.send('ServiceWorker.enable')
  })
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  await devTools.detach()
}

export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, tag }) => ({ title, body, tag }))
  })
