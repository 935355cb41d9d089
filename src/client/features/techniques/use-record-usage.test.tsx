// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { techniques } from '#content/techniques.ts'
import { useRecordUsage } from './use-record-usage.ts'

const technique = techniques[0]!
const run = { status: 'finished', id: '6f6fa2a5-6f0c-4d7e-9c0e-0f6d2f1f6a11', elapsedMs: 61_000 } as const
let cache: QueryClient

beforeEach(() => {
  cache = new QueryClient({ defaultOptions: { mutations: { retry: false } } })
  cache.setQueryData(['/api/progress'], { totalSessions: 0 })
  cache.setQueryData(['/api/techniques/stats'], {})
  cache.setQueryData(['/api/chat/session'], {})
})

function renderRecorder() {
  return renderHook(() => useRecordUsage(technique), {
    wrapper: ({ children }: { children: ReactNode }) => {
      const router = createMemoryRouter([{ path: '*', element: children }])
      return (
        <QueryClientProvider client={cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      )
    },
  })
}

const isOutdated = (key: string) => cache.getQueryState([key])?.isInvalidated

it('sends what was done with the run’s own id, and marks what it changed as out of date', async () => {
  const fetch = vi.fn(async (..._call: Parameters<typeof globalThis.fetch>) => Response.json({ id: 'x', rating: 5 }))
  vi.stubGlobal('fetch', fetch)
  const { result } = renderRecorder()
  result.current.mutate(run)
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const [url, init] = fetch.mock.calls[0]!
  expect([url, init?.method]).toEqual(['/api/techniques/usage', 'POST'])
  expect(JSON.parse(String(init?.body))).toEqual({
    techniqueId: 'power-breathing',
    durationMinutes: 2,
    completed: true,
    rating: 5,
    clientId: run.id,
  })
  expect(['/api/progress', '/api/techniques/stats', '/api/chat/session'].map(isOutdated)).toEqual([true, true, false])
})

it('only notes a failure, and leaves what is cached as it is', async () => {
  const note = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Internal Server Error' }, { status: 500 }))
  const { result } = renderRecorder()
  result.current.mutate(run)
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(note).toHaveBeenCalledOnce()
  expect(isOutdated('/api/progress')).toBe(false)
})
