/** The worker that would show what is pushed. Only the built app has one. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration()
}

/** How this browser is reached, where somebody has agreed to it. */
export async function findPush(): Promise<PushSubscription | null> {
  const registration = await findRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Asks the browser to be reached by whoever has this key. One that let in another key before is asked anew. */
export async function makePush(key: string): Promise<PushSubscription | null> {
  const registration = await findRegistration()
  if (!registration) return null
  const known = await registration.pushManager.getSubscription()
  if (known && keyOf(known) === key) return known
  await known?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Nothing reaches this browser any more, whatever the server still has. */
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
