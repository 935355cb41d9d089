// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { createQueryClient } from '../request/query-client.ts'
import { setCurrentUser } from '../session/current-user.ts'
import { forgetRows } from './device-rows.ts'
import { flush, submitWrite } from './send-unsent.ts'
import type { UnsentWrite } from './unsent-entry.ts'
import { entriesOf, loadEntries } from './unsent-store.ts'
import { useUnsent } from './use-unsent.ts'

const maya = { id: 'maya', email: 'maya@example.com', firstName: 'Maya' } as CurrentUser
const fetchDouble = vi.fn<typeof fetch>()
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const stumble = async () => Response.json({ message: 'Not now.' }, { status: 503 })
const write = (key: string, words: string): UnsentWrite => ({
  kind: 'learnt',
  label: 'What you learned',
  key,
  subject: key,
  method: 'PUT',
  url: `/api/${key}`,
  body: { words },
  changes: [],
})
const sentWords = () => fetchDouble.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).words)

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', fetchDouble)
  fetchDouble.mockReset().mockImplementation(offline)
  await forgetRows('maya')
  await loadEntries('maya')
})

function renderIt() {
  const cache = createQueryClient()
  setCurrentUser(cache, maya)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  return renderHook(useUnsent, { wrapper }).result
}

it('does not send a change that was given back to its form, even if it had replaced an earlier one', async () => {
  // The first in line was tried and waits; the one behind it was not, so a new one replaces it.
  await submitWrite('maya', write('first', 'something else'))
  await submitWrite('maya', write('learnt', 'early words'))
  const result = renderIt()
  fetchDouble.mockImplementation(async (url) => (url === '/api/first' ? Response.json({}) : stumble()))
  const outcome = await act(() => result.current.submitOrGiveBack(write('learnt', 'words given back')))
  expect(outcome).toMatchObject({ status: 'refused', error: { status: 503 } })
  fetchDouble.mockReset().mockImplementation(async () => Response.json({}))
  await act(() => flush('maya'))
  expect(sentWords()).toEqual([])
  expect(entriesOf('maya').filter(({ isSent }) => !isSent)).toEqual([])
})

it('keeps what did not reach the server at all', async () => {
  const result = renderIt()
  expect(await act(() => result.current.submitOrGiveBack(write('learnt', 'kept')))).toMatchObject({ status: 'waiting' })
  fetchDouble.mockReset().mockImplementation(async () => Response.json({}))
  await act(() => flush('maya'))
  expect(sentWords()).toEqual(['kept'])
})
