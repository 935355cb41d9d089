// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localStore, storageKeys } from '../storage.ts'
import { settlePendingSignOut } from './pending-sign-out.ts'
import { listenToSession } from './session-channel.ts'
import { signOut } from './sign-out.ts'

const fetchDouble = vi.fn<typeof fetch>()
const replace = vi.fn()
const cache = new QueryClient()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', fetchDouble)
  vi.stubGlobal('location', { hostname: 'localhost', pathname: '/coach/today', replace })
  fetchDouble.mockReset().mockImplementation(async () => Response.json({ ok: true }))
  replace.mockReset()
  localStorage.clear()
  cache.setQueryData(['/api/mood-entries'], [{ mood: 4 }])
  sessionStorage.setItem('postAuthAction', 'startTrial')
  localStorage.setItem('authToken', 'tok_1')
  localStorage.setItem('anything-else', 'kept by some screen')
  // biome-ignore lint/suspicious/noDocumentCookie: what a script of long ago may have done
  document.cookie = 'left=1; path=/'
})
afterEach(() => vi.useRealTimers())

it('ends the session on the server, with the token that names it', async () => {
  await signOut(cache)
  const [url, options] = fetchDouble.mock.lastCall ?? []
  expect(url).toBe('/api/auth/signout')
  expect(options?.method).toBe('POST')
  expect(new Headers(options?.headers).get('authorization')).toBe('Bearer tok_1')
})

it('leaves nothing behind: cache, session storage, local storage, cookies', async () => {
  await signOut(cache)
  expect(cache.getQueryCache().getAll()).toEqual([])
  expect(sessionStorage.length).toBe(0)
  expect(localStorage.length).toBe(0)
  expect(document.cookie).toBe('')
})

it('starts afresh on the front page after 100 ms', async () => {
  await signOut(cache)
  vi.advanceTimersByTime(99)
  expect(replace).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/')
})

it('tells the other tabs', async () => {
  const heard = vi.fn()
  const stop = listenToSession(heard)
  await signOut(cache)
  vi.useRealTimers()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('signed-out'))
  stop()
})

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['stumbles', () => Promise.resolve(new Response('', { status: 500 }))],
])('clears everything and remembers to try again when the server %s', async (_, answer) => {
  fetchDouble.mockImplementation(answer)
  await signOut(cache)
  expect(Object.keys(localStorage)).toEqual([storageKeys.pendingSignOut])
  expect(sessionStorage.length).toBe(0)
  expect(await settlePendingSignOut()).toBe(false)

  fetchDouble.mockImplementation(async () => Response.json({ ok: true }))
  expect(await settlePendingSignOut()).toBe(true)
  expect(localStore.read(storageKeys.pendingSignOut)).toBeNull()
})

it('has nothing to carry out when nothing is pending', async () => {
  expect(await settlePendingSignOut()).toBe(true)
  expect(fetchDouble).not.toHaveBeenCalled()
})
