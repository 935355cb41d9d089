/** The service worker that shows push messages. Only the built app has one. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration()
}

/** This browser's push subscription, if the person has agreed. */
export async function findPush(): Promise<PushSubscription | null> {
  const registration = await findRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Subscribes the browser with this key. A subscription with another key is replaced. */
export async function makePush(key: string): Promise<PushSubscription | null> {
  const registration = await findRegistration()
  if (!registration) return null
  const known = await registration.pushManager.getSubscription()
  if (known && keyOf(known) === key) return known
  await known?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Unsubscribes, so that nothing reaches this browser, whatever the server has stored. */
export async function forgetPush(): Promise<void> {
  await (await findPush().catch(() => null))?.unsubscribe().catch(() => false)
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
