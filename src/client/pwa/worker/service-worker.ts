/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { changesSession, keptReads } from '../last-seen.ts'
import type { WorkerMessage } from '../messages.ts'
import { fillLastSeen, forgetLastSeen, noteWrite, readOwn } from './last-seen.ts'
import { type KeptFile, openLibrary } from './library.ts'
import { loadScript } from './missing-screen.ts'
import { openReminder, renewPush, showReminder } from './reminders.ts'
import { serverFirst } from './server-first.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build. */
declare const __BUILD__: { version: string; pageMark: string; essentials: PrecacheEntry[]; library: KeptFile[] }

const { version, pageMark, essentials, library: files } = __BUILD__
const shell = '/__spa-fallback.html'
const library = openLibrary({ files, pageMark })

// All files of Help now; if one is missing, the worker is not installed.
precache(essentials)
cleanupOutdatedCaches()

// Pages come from the server if it answers, so that nobody sees an outdated page or another person's front page.
registerRoute(
  new NavigationRoute(({ request, url }) => serverFirst(fetch(request), () => findPage(url)), {
    denylist: [/^\/api\//],
  }),
)

// Files with a content hash in their name never change, so the copy is always right. Files on no list are kept once
// they were needed.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url, event }) => {
    const copy = await findFile(url.pathname)
    if (copy) return copy
    const answer = await loadScript(request)
    if (answer.ok && answer.url) event.waitUntil(library.keep(url.pathname, answer.clone()))
    return answer
  },
)

// Small files besides the pages: the script that sets the colors, the icon, pictures of lessons.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && files.concat(essentials as KeptFile[]).some((file) => file.url === url.pathname),
  async ({ request, url }) => (await findFile(url.pathname)) ?? fetch(request),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && keptReads.includes(url.pathname),
  ({ request, event }) => readOwn(request, event),
)

self.addEventListener('fetch', (event) => {
  const { method, url, credentials } = event.request
  const { pathname, origin } = new URL(url)
  if (method === 'GET' || credentials === 'omit' || origin !== self.location.origin) return
  noteWrite()
  if (changesSession(method, pathname)) event.waitUntil(forgetLastSeen())
})

// An update is complete before it is offered. On the first visit the page need not wait for it; and for people who only
// read, only Help now has to be updated.
self.addEventListener('install', (event) => {
  if (self.registration.active) event.waitUntil(refill())
})

async function refill() {
  if (await library.hasAny(shell)) await library.fill()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), library.prune()]))
})

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  // A new build waits until the person asks for it.
  if (message.type === 'use-new-version') void self.skipWaiting()
  if (message.type === 'which-version') event.ports[0]?.postMessage(version)
  if (message.type === 'fill')
    event.waitUntil(Promise.all([library.fill(), message.isMember && fillLastSeen(message.timeZone)]))
})

self.addEventListener('push', (event) => event.waitUntil(showReminder(event.data)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openReminder(event.notification)))

async function findFile(path: string): Promise<Response | undefined> {
  return (await matchPrecache(path)) ?? library.find(path)
}

/** The front page is a member's dashboard or a visitor's landing page; without a server the app itself finds out which. */
async function findPage({ pathname }: URL): Promise<Response | undefined> {
  const path = pathname.replace(/\/+$/, '')
  return (path && (await findFile(path))) || library.find(shell)
}
