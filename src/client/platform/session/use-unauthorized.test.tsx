// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToasts } from '#client/ui/feedback/toast.ts'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { ApiError } from '../request/api-error.ts'
import { createQueryClient } from '../request/query-client.ts'
import { currentUserKey } from './current-user.ts'
import { useUnauthorizedHandler } from './use-unauthorized.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function useAll() {
  return { handle: useUnauthorizedHandler(), location: useLocation(), toasts: useToasts() }
}

function renderIt() {
  const cache = createQueryClient()
  cache.setQueryData(currentUserKey, { id: 'u1' } as CurrentUser)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={['/coach?area=work']}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  return { cache, ...renderHook(useAll, { wrapper }) }
}

it('says that the session is gone and goes to sign in after 500 ms, with the way back', () => {
  const { cache, result } = renderIt()
  act(() => expect(result.current.handle(new ApiError(401, '{"error":"Unauthorized"}'))).toBe(true))
  expect(result.current.toasts[0]).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Redirecting to sign in...',
    variant: 'destructive',
  })
  act(() => void vi.advanceTimersByTime(499))
  expect(result.current.location.pathname).toBe('/coach')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current.location.pathname).toBe('/auth')
  expect(result.current.location.state).toEqual({ destination: '/coach?area=work' })
  expect(cache.getQueryData(currentUserKey)).toBeNull()
})

it('stays where the gate already asks for the sign-in', () => {
  const { cache, result } = renderIt()
  act(() => expect(result.current.handle(new ApiError(401, '{"error":"Unauthorized"}'))).toBe(true))
  cache.setQueryData(currentUserKey, null)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current.location.pathname).toBe('/coach')
})

it('leaves every other error to the caller', () => {
  const { cache, result } = renderIt()
  act(() => expect(result.current.handle(new ApiError(500, 'oh'))).toBe(false))
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current.location.pathname).toBe('/coach')
  expect(cache.getQueryData(currentUserKey)).toEqual({ id: 'u1' })
})
