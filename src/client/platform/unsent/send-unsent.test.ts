// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetRows } from './device-rows.ts'
import { flush, type Settled, submitWrite, watchSettled } from './send-unsent.ts'
import type { UnsentWrite } from './unsent-entry.ts'
import { changeEntries, entriesOf, isLasting, loadEntries } from './unsent-store.ts'

const fetchDouble = vi.fn<typeof fetch>()
const settled = vi.fn<(settled: Settled) => undefined>()
const write = (key: string): UnsentWrite => ({
  kind: 'check-in',
  label: 'Check-in',
  key,
  subject: key,
  method: 'POST',
  url: `/api/${key}`,
  body: { key },
  changes: [],
})
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const refuse = async () => Response.json({ message: 'That day is over.' }, { status: 409 })
const take = async () => Response.json({ id: 'x' })
const sentTo = () => fetchDouble.mock.calls.map(([url]) => url)
const keysOf = (userId: string) => entriesOf(userId).flatMap(({ key, isSent }) => (isSent ? [] : [key]))

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', fetchDouble)
  fetchDouble.mockReset().mockImplementation(take)
  settled.mockReset()
  for (const userId of ['jonas', 'maya']) {
    await forgetRows(userId)
    await loadEntries(userId)
  }
})

it('is sent at once, in the name of whoever made it', async () => {
  expect(await submitWrite('maya', write('a'))).toEqual({ status: 'sent', reply: { id: 'x' } })
  const [url, init] = fetchDouble.mock.lastCall ?? []
  expect([url, new Headers(init?.headers).get('x-member-id')]).toEqual(['/api/a', 'maya'])
  expect(keysOf('maya')).toEqual([])
})

it('waits without a network, in order, and arrives once there is one', async () => {
  fetchDouble.mockImplementation(offline)
  expect(await submitWrite('maya', write('a'))).toMatchObject({ status: 'waiting' })
  expect(await submitWrite('maya', write('b'))).toMatchObject({ status: 'waiting' })
  expect(keysOf('maya')).toEqual(['a', 'b'])
  // The order is kept: the second one was not even tried.
  expect(sentTo()).toEqual(['/api/a', '/api/a'])
  fetchDouble.mockReset().mockImplementation(take)
  await flush('maya')
  expect(sentTo()).toEqual(['/api/a', '/api/b'])
  expect(keysOf('maya')).toEqual([])
})

it('sends the others if one is refused, and keeps that one for its owner to see', async () => {
  fetchDouble.mockImplementation(offline)
  await submitWrite('maya', write('a'))
  await submitWrite('maya', write('b'))
  const stop = watchSettled(settled)
  fetchDouble.mockReset().mockImplementation((url) => (url === '/api/a' ? refuse() : take()))
  await flush('maya')
  stop()
  expect(keysOf('maya')).toEqual(['a'])
  expect(entriesOf('maya')[0]).toMatchObject({ isRefused: true, problem: { status: 409 } })
  expect(settled.mock.calls.map(([{ entry, outcome, isAwaited }]) => [entry.key, outcome.status, isAwaited])).toEqual([
    ['a', 'refused', false],
    ['b', 'sent', false],
  ])
})

it('returns a refusal to the caller that waits for it, and keeps nothing', async () => {
  fetchDouble.mockImplementation(refuse)
  expect(await submitWrite('maya', write('a'))).toMatchObject({ status: 'refused', error: { status: 409 } })
  expect(keysOf('maya')).toEqual([])
})

it('is neither seen nor sent by whoever signs in next, and waits for a sign-in of its owner', async () => {
  fetchDouble.mockImplementation(async () => Response.json({ error: 'Unauthorized' }, { status: 401 }))
  expect(await submitWrite('maya', write('a'))).toMatchObject({ status: 'waiting' })
  await loadEntries('jonas')
  expect(keysOf('jonas')).toEqual([])
  fetchDouble.mockReset().mockImplementation(take)
  await flush('jonas')
  expect(fetchDouble).not.toHaveBeenCalled()
  await loadEntries('maya')
  await flush('maya')
  expect(sentTo()).toEqual(['/api/a'])
})

it('is on screen before it is stored, so that a second tap finds the first', () => {
  void changeEntries('maya', (entries) => [...entries])
  void submitWrite('maya', write('a'))
  expect(keysOf('maya')).toEqual(['a'])
})

it('says so when this browser stores nothing', async () => {
  await submitWrite('maya', write('a'))
  expect(isLasting()).toBe(false)
})
