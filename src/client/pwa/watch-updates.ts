import { hourMs } from '#rules/durations.ts'
import type { WorkerMessage } from './messages.ts'
import { makeOffer, withdrawOffer } from './offers.ts'

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}

const patienceMs = 3000

/** Declined, until the page is reloaded. */
let declined: unknown

/** Offers a newer build than the one this page runs. It is never installed without asking. */
export function watchUpdates(registration: ServiceWorkerRegistration) {
  const lookAtWaiting = () => void consider(registration.waiting, registration)
  const follow = () => registration.installing?.addEventListener('statechange', lookAtWaiting)
  lookAtWaiting()
  // The browser may have found the new build while this page was loading; then there is no further event.
  follow()
  registration.addEventListener('updatefound', follow)
  // Another tab has activated the new build; this one still runs the old.
  navigator.serviceWorker.addEventListener('controllerchange', () => void consider(registration.active, registration))
  askNowAndThen(registration)
}

async function consider(worker: ServiceWorker | null, registration: ServiceWorkerRegistration) {
  if (!worker) return
  const version = await askVersion(worker)
  // This page came from the server and already is the new build, so nothing changes for the person.
  if (version === window.__reactRouterManifest?.version) return tell(worker, { type: 'use-new-version' })
  if (version === declined) return
  makeOffer({
    kind: 'update',
    accept: () => takeUpdate(registration),
    decline: () => {
      declined = version
      withdrawOffer('update')
    },
  })
}

function takeUpdate({ waiting }: ServiceWorkerRegistration) {
  const reload = () => window.location.reload()
  if (!waiting) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, patienceMs)
  tell(waiting, { type: 'use-new-version' })
}

function askVersion(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    tell(worker, { type: 'which-version' }, [port2])
  })
}

function tell(worker: ServiceWorker, message: WorkerMessage, ports: Transferable[] = []) {
  worker.postMessage(message, ports)
}

/** An installed app stays open for days, but browsers only check when a page is loaded. */
function askNowAndThen(registration: ServiceWorkerRegistration) {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < hourMs) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
