/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

type Reminder = { title: string; href: string; tag: string }

/** Browsers require a notification for every message, even an unreadable one. */
const fallback: Reminder = { title: 'Hearten', href: '/moments', tag: 'hearten' }

export async function showReminder(data: PushMessageData | null): Promise<void> {
  const { title, href, tag } = read(data)
  // A reminder sent twice replaces itself: it is shown once, and makes no second sound.
  await self.registration.showNotification(title, { tag, data: { href }, icon: '/icons/app-192.png' })
}

/**
 * Opens the moment's preparation. A window that shows something else is left alone, because somebody may be writing in
 * it.
 */
export async function openReminder(notification: Notification): Promise<void> {
  notification.close()
  const { href } = new URL((notification.data as { href?: string } | null)?.href ?? fallback.href, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find(({ url }) => url === href)
  await (there ? there.focus() : self.clients.openWindow(href))
}

/**
 * The browser's push address has changed. The new one is only registered if the old one belonged to whoever is signed
 * in now: nobody gets reminders that a previous user of this device turned on.
 */
export async function renewPush({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return
  const gone = await send('DELETE', { endpoint: oldSubscription.endpoint })
  if (!gone.ok || !((await gone.json()) as { wasThere: boolean }).wasThere) return
  const { applicationServerKey } = oldSubscription.options
  const asked = { userVisibleOnly: true, applicationServerKey }
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(asked))).toJSON()
  await send('POST', { id: crypto.randomUUID(), endpoint, keys })
}

function send(method: 'POST' | 'DELETE', body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  return fetch('/api/push/subscriptions', { method, headers, body: JSON.stringify(body) })
}

function read(data: PushMessageData | null): Reminder {
  try {
    const { title, href, tag } = (data?.json() ?? {}) as Partial<Reminder>
    // Only addresses on this site: a message must not lead elsewhere.
    const isOurs = typeof href === 'string' && /^\/(?![/\\])/.test(href)
    if (typeof title === 'string' && typeof tag === 'string' && isOurs) return { title, href, tag }
  } catch {
    // Not a message of ours.
  }
  return fallback
}
