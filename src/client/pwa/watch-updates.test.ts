// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { watchUpdates } from './watch-updates.ts'

/** The part of the browser's API used here: a worker that reports its version and can be told to take over. */
class FakeWorker extends EventTarget {
  told: string[] = []
  postMessage({ type }: { type: string }, [port]: MessagePort[]) {
    this.told.push(type)
    port?.postMessage('new')
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  finishInstalling() {
    this.waiting = this.installing
    this.installing = null
    this.waiting?.dispatchEvent(new Event('statechange'))
  }
}

it('hears of a new build that the browser found before the page was ready to listen', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: new EventTarget(), configurable: true })
  vi.stubGlobal('__reactRouterManifest', { version: 'new' })
  const worker = new FakeWorker()
  const registration = new FakeRegistration()
  registration.installing = worker
  watchUpdates(registration as unknown as ServiceWorkerRegistration)
  registration.finishInstalling()
  await vi.waitFor(() => expect(worker.told).toEqual(['which-version', 'use-new-version']))
})
