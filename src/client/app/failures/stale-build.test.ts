// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnceWhenStale } from './stale-build.ts'

const reload = vi.fn()

beforeAll(reloadOnceWhenStale)
beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => new Response('ok'))
})

/** The event Vite sends if a file cannot be loaded; false would hide the failure from the importing code. */
function missFile(): boolean {
  return window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
}

it('reloads the page when a file of an older build is gone', async () => {
  expect(missFile()).toBe(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('reloads once: the second time in a row the error is shown', async () => {
  missFile()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(missFile()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

it('keeps the page while the server does not answer, and reloads it once it does', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new TypeError('refused')).mockResolvedValue(new Response('ok'))
  vi.stubGlobal('fetch', ask)
  missFile()
  await Promise.allSettled(ask.mock.results.map(({ value }) => value))
  expect(reload).not.toHaveBeenCalled()
  missFile()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('keeps the page while the browser is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(missFile()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})
