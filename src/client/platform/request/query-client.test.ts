// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { readTrialStatus } from '#contract/trial.ts'
import { localStore, storageKeys } from '../storage.ts'
import { createQueryClient, getQueryFn, queryOf } from './query-client.ts'

const fetchDouble = vi.fn<typeof fetch>()
const cache = createQueryClient()

beforeEach(() => {
  cache.clear()
  localStorage.clear()
  vi.stubGlobal('fetch', fetchDouble)
  fetchDouble.mockReset().mockImplementation(async () => Response.json({ daysLeft: 3 }))
})

const unauthorized = async () => new Response('Unauthorized', { status: 401 })

it('reads the address made of the key’s segments, as JSON, with cookies and token', async () => {
  localStore.write(storageKeys.authToken, 'tok_1')
  const read = await cache.fetchQuery({ queryKey: ['/api/forum/posts', 'p1', 'replies'] })
  const [url, options] = fetchDouble.mock.lastCall ?? []
  const headers = new Headers(options?.headers)
  expect(read).toEqual({ daysLeft: 3 })
  expect(url).toBe('/api/forum/posts/p1/replies')
  expect(options?.credentials).toBe('include')
  expect(options?.method ?? 'GET').toBe('GET')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('authorization')).toBe('Bearer tok_1')
})

it('answers null when signed out', async () => {
  fetchDouble.mockImplementation(unauthorized)
  expect(await cache.fetchQuery(queryOf(readTrialStatus))).toBeNull()
})

it('reads what a refusal says, so that its connection is free again', async () => {
  const refusal = await unauthorized()
  fetchDouble.mockImplementation(async () => refusal)
  await cache.fetchQuery(queryOf(readTrialStatus))
  expect(refusal.bodyUsed).toBe(true)
})

it('raises 401 where the caller wants it raised', async () => {
  fetchDouble.mockImplementation(unauthorized)
  const query = { queryKey: ['/api/recommendations'], queryFn: getQueryFn({ on401: 'throw' }) }
  await expect(cache.fetchQuery(query)).rejects.toThrow('401: Unauthorized')
})

it('raises every other refusal, once', async () => {
  fetchDouble.mockImplementation(async () => new Response('', { status: 500, statusText: 'Internal Server Error' }))
  await expect(cache.fetchQuery({ queryKey: ['/api/progress'] })).rejects.toThrow('500: Internal Server Error')
  expect(fetchDouble).toHaveBeenCalledTimes(1)
})

it('keeps what it read for good, and asks again for nothing by itself', async () => {
  expect(cache.getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  })
  await cache.fetchQuery({ queryKey: ['/api/progress'] })
  await cache.fetchQuery({ queryKey: ['/api/progress'] })
  expect(fetchDouble).toHaveBeenCalledTimes(1)
})
