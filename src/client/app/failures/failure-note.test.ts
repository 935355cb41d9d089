import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { ApiError } from '#client/platform/request/api-error.ts'
import { createQueryClient } from '#client/platform/request/query-client.ts'
import { findReference } from './failure-note.tsx'

const broken = (requestId: string, status = 500) =>
  new ApiError(status, JSON.stringify({ error: 'x', code: 'internal', message: 'It broke.', requestId }))

async function show(cache: ReturnType<typeof createQueryClient>, name: string, error: Error, meta = {}) {
  const options = { queryKey: [name], queryFn: () => Promise.reject(error), meta }
  const hide = new QueryObserver(cache, options).subscribe(() => {})
  await cache.fetchQuery(options).catch(() => {})
  return hide
}

it('names what is on the screen and broke, until it is gone', async () => {
  const cache = createQueryClient()
  expect(findReference(cache, 0)).toBeUndefined()
  const hide = await show(cache, 'a', broken('7KQ2-M9XA'))
  expect(findReference(cache, 0)).toBe('7KQ2-M9XA')
  hide()
  expect(findReference(cache, 0)).toBeUndefined()
})

it('names no refusal, no lost connection, and nothing that a screen names itself', async () => {
  const cache = createQueryClient()
  await show(cache, 'refused', broken('AAAA-AAAA', 403))
  await show(cache, 'offline', new TypeError('Failed to fetch'))
  await show(cache, 'proxy', new ApiError(502, '<html>Bad gateway</html>'))
  await show(cache, 'said', broken('BBBB-BBBB'), { namesFailure: true })
  expect(findReference(cache, 0)).toBeUndefined()
})

it('names what was tried last here, until something else goes through or the place is left', async () => {
  const cache = createQueryClient()
  const attempt = (mutationFn: () => Promise<unknown>) =>
    new MutationObserver(cache, { mutationFn }).mutate().catch(() => {})
  await attempt(() => Promise.reject(broken('7KQ2-M9XA', 503)))
  expect(findReference(cache, 0)).toBe('7KQ2-M9XA')
  expect(findReference(cache, Date.now() + 1000)).toBeUndefined()
  await attempt(async () => 'fine')
  expect(findReference(cache, 0)).toBeUndefined()
})
