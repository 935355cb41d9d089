// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { errorMessageOf } from '../request/api-error.ts'
import { createQueryClient } from '../request/query-client.ts'
import { localStore, storageKeys } from '../storage.ts'
import { currentUserKey, currentUserQuery, setCurrentUser, setSignedOut, useCurrentUser } from './current-user.ts'
import { rememberPendingSignOut } from './pending-sign-out.ts'

const maya = { id: 'u1', email: 'maya@example.com', firstName: 'Maya' } as CurrentUser
const noor = { ...maya, id: 'u2', firstName: 'Noor' }
const answers: Record<string, () => Response> = {}

beforeEach(() => {
  localStorage.clear()
  answers['/api/user'] = () => Response.json(maya)
  answers['/api/auth/signout'] = () => Response.json({ ok: true })
  vi.stubGlobal('fetch', async (url: string) => answers[url]?.() ?? new Response('', { status: 404 }))
})

function renderIt() {
  const cache = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  return { cache, ...renderHook(useCurrentUser, { wrapper }) }
}

describe('who is there', () => {
  it('is loading, then the person', async () => {
    const { result } = renderIt()
    expect(result.current).toMatchObject({ user: null, isLoading: true, isAuthenticated: false })
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(result.current).toMatchObject({ user: maya, isAuthenticated: true, isUnreachable: false })
  })

  it('is nobody, without an error, when the call answers 401', async () => {
    answers['/api/user'] = () => new Response('Unauthorized', { status: 401 })
    const { result } = renderIt()
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(result.current).toMatchObject({ user: null, isAuthenticated: false, isUnreachable: false })
  })

  it('is unknown when the server cannot say', async () => {
    answers['/api/user'] = () => new Response('', { status: 500 })
    const { result } = renderIt()
    await waitFor(() => expect(result.current.isUnreachable).toBe(true))
    expect(result.current).toMatchObject({ isLoading: false, isAuthenticated: false })
  })

  it('is no longer let in once the account is switched off, and is told why', async () => {
    const { cache, result } = renderIt()
    await waitFor(() => expect(result.current.isAuthenticated).toBe(true))
    const body = { error: 'Forbidden', code: 'account_disabled', message: 'This account is switched off.' }
    answers['/api/user'] = () => Response.json(body, { status: 403 })
    await cache.invalidateQueries(currentUserQuery)
    await waitFor(() => expect(result.current.isSwitchedOff).toBe(true))
    expect(result.current).toMatchObject({ user: null, isAuthenticated: false, isUnreachable: true })
    expect(errorMessageOf(result.current.problem, '')).toBe('This account is switched off.')
  })

  it('stays who it was while the server cannot say', async () => {
    const { cache, result } = renderIt()
    await waitFor(() => expect(result.current.isAuthenticated).toBe(true))
    answers['/api/user'] = () => new Response('', { status: 500 })
    await cache.invalidateQueries(currentUserQuery)
    await waitFor(() => expect(result.current.problem).not.toBeNull())
    expect(result.current).toMatchObject({ user: maya, isUnreachable: false, isSwitchedOff: false })
  })

  it('is asked again on focus and mount after 30 s, and forgotten after 60 s', () => {
    expect(currentUserQuery).toMatchObject({
      retry: false,
      refetchOnWindowFocus: true,
      refetchOnMount: true,
      staleTime: 30_000,
      gcTime: 60_000,
    })
  })
})

describe('a sign-out that could not reach the server', () => {
  it('is carried out before the person is asked for', async () => {
    rememberPendingSignOut()
    answers['/api/auth/signout'] = () => {
      answers['/api/user'] = () => new Response('Unauthorized', { status: 401 })
      return Response.json({ ok: true })
    }
    const { result } = renderIt()
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(result.current.user).toBeNull()
    expect(localStore.read(storageKeys.pendingSignOut)).toBeNull()
  })

  it('keeps the person out of sight for as long as it waits', async () => {
    rememberPendingSignOut()
    answers['/api/auth/signout'] = () => new Response('', { status: 503 })
    const { result } = renderIt()
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(result.current).toMatchObject({ user: null, isUnreachable: false })
    expect(localStore.read(storageKeys.pendingSignOut)).not.toBeNull()
  })

  it('is settled by signing in anew', () => {
    rememberPendingSignOut()
    setCurrentUser(createQueryClient(), maya)
    expect(localStore.read(storageKeys.pendingSignOut)).toBeNull()
  })
})

describe('a change of person', () => {
  it('forgets what belonged to the one before', () => {
    const cache = createQueryClient()
    setCurrentUser(cache, maya)
    cache.setQueryData(['/api/mood-entries'], [{ mood: 2 }])
    setCurrentUser(cache, { ...maya, firstName: 'Maja' })
    expect(cache.getQueryData(['/api/mood-entries'])).toBeDefined()
    setCurrentUser(cache, noor)
    expect(cache.getQueryData(['/api/mood-entries'])).toBeUndefined()
    expect(cache.getQueryData(currentUserKey)).toEqual(noor)
  })

  it('forgets it when nobody follows, and the token with it', () => {
    const cache = createQueryClient()
    setCurrentUser(cache, maya)
    localStore.write(storageKeys.authToken, 'tok_1')
    cache.setQueryData(['/api/mood-entries'], [{ mood: 2 }])
    setSignedOut(cache)
    expect(cache.getQueryData(['/api/mood-entries'])).toBeUndefined()
    expect(cache.getQueryData(currentUserKey)).toBeNull()
    expect(localStore.read(storageKeys.authToken)).toBeNull()
  })
})

describe('a page that was built for visitors', () => {
  const asked = vi.fn()
  const openPage = (hints: readonly string[] | undefined) => {
    asked.mockClear()
    vi.stubGlobal('fetch', async (url: string) => {
      asked(url)
      return answers[url]?.()
    })
    vi.stubGlobal('__reactRouterContext', { isSpaMode: false })
    const page = { serverTiming: hints?.map((name) => ({ name })) }
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page as unknown as PerformanceEntry])
  }
  beforeEach(() => vi.resetModules())
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  /** An expected session from an earlier test must not count here. */
  const ask = async () => {
    const { currentUserQuery: query } = await import('./current-user.ts')
    return createQueryClient().fetchQuery(query)
  }

  it('does not ask who a visitor is', async () => {
    openPage([])
    expect(await ask()).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    ['the page was asked for with a session', ['session'], () => {}],
    ['the browser does not pass hints on', undefined, () => {}],
    ['a member was last seen here', [], () => localStore.write(storageKeys.sessionHint, 'member')],
    ['a token is kept here', [], () => localStore.write(storageKeys.authToken, 'abc')],
  ])('asks when %s', async (_, hints, leaveTrace) => {
    openPage(hints)
    leaveTrace()
    expect(await ask()).toEqual(maya)
  })

  it('asks again after a sign-in, where nothing can be stored', async () => {
    openPage([])
    const module = await import('./current-user.ts')
    const cache = createQueryClient()
    module.setCurrentUser(cache, maya)
    localStorage.clear()
    await cache.invalidateQueries(module.currentUserQuery)
    expect(await cache.fetchQuery({ ...module.currentUserQuery, staleTime: 0 })).toEqual(maya)
    expect(asked).toHaveBeenCalledWith('/api/user')
  })
})
