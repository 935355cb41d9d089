/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build: every file a page may need, with its fingerprint. */
declare const __PRECACHE__: PrecacheEntry[]

const shell = '/__spa-fallback.html'

precache(__PRECACHE__)
cleanupOutdatedCaches()

// Files named after their content never change: the copy kept here is the file.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
)

// Pages come from the server while it answers, so that nobody sees yesterday's words or another person's front page.
registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      try {
        return await fetch(request)
      } catch {
        return (await matchPrecache(pageAddress(url))) ?? (await matchPrecache(shell)) ?? Response.error()
      }
    },
    { denylist: [/^\/api\//] },
  ),
)

// Small files beside the pages: the script that sets the colors, icons, pictures of lessons.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode !== 'navigate' && /\.(js|svg|png|webmanifest)$/.test(url.pathname),
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      return (await matchPrecache(request)) ?? Response.error()
    }
  },
)

/** A page waits for its tabs to close before it changes, unless the person asks for the new one. */
self.addEventListener('message', (event) => {
  if (event.data === 'use-new-version') void self.skipWaiting()
})
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/** The front page is a member's dashboard or a visitor's landing page; without a server the app itself finds out which. */
function pageAddress(url: URL): string {
  const path = url.pathname.replace(/\/+$/, '')
  return path === '' ? shell : path
}
