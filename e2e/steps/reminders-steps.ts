import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/**
 * Grants permission for push. The test browser has no push service that would give it an address, so it uses a made-up
 * one. A browser without a screen, as the packaged one, refuses every notification, so there the page is told that it may.
 */
export async function agreeToPush(page: Page) {
  await page.context().grantPermissions(['notifications'])
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await page.addInitScript(
    (subscription) => {
      if (Notification.permission !== 'granted') {
        Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
        Notification.requestPermission = async () => 'granted'
      }
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

type Shown = { title: string; body: string; tag: string }
type Keeper = { shown?: Map<string, Shown> }

/** Where the browser shows no notifications, what the worker would show is kept instead, one for each tag as a screen does. */
async function keepShown(page: Page) {
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(() => {
    const keeper = globalThis as unknown as Keeper
    if (Notification.permission === 'granted' || keeper.shown) return
    const shown = new Map<string, Shown>()
    keeper.shown = shown
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body = '', tag = '' } = {}) => {
      shown.set(tag, { title, body, tag })
    }
  })
}

/** Delivers a decrypted message to the service worker, as the browser would. */
export async function deliverPush(page: Page, origin: string, message: object) {
  await keepShown(page)
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

export async function shownNotifications(page: Page): Promise<Shown[]> {
  const [worker] = page.context().serviceWorkers()
  const kept = await worker?.evaluate(() => {
    const { shown } = globalThis as unknown as Keeper
    return shown && [...shown.values()]
  })
  if (kept) return kept
  return page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, tag }) => ({ title, body, tag }))
  })
}
