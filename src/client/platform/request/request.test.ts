// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endDevice, login, readCurrentUser } from '#contract/accounts/accounts.ts'
import { localStore, storageKeys } from '../storage.ts'
import { apiRequest, call, urlOf } from './request.ts'

const fetchDouble = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetchDouble)
  fetchDouble.mockReset().mockImplementation(async () => Response.json({ ok: true }))
})

function lastCall() {
  const [url, options] = fetchDouble.mock.lastCall ?? []
  return { url, ...options, headers: new Headers(options?.headers) }
}

describe('every call', () => {
  it('carries the marker and the cookies', async () => {
    await apiRequest('POST', '/api/auth/signout')
    const { headers, credentials, method, body } = lastCall()
    expect(method).toBe('POST')
    expect(headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(credentials).toBe('include')
    expect(headers.has('content-type')).toBe(false)
    expect(headers.has('authorization')).toBe(false)
    expect(body).toBeNull()
  })

  it('says JSON only when it has a body, an empty one included', async () => {
    await apiRequest('POST', '/api/trial/start', {})
    expect(lastCall().headers.get('content-type')).toBe('application/json')
    expect(lastCall().body).toBe('{}')
  })

  it('carries the bearer token when one is stored', async () => {
    localStore.write(storageKeys.authToken, 'tok_1')
    await apiRequest('DELETE', '/api/user')
    expect(lastCall().headers.get('authorization')).toBe('Bearer tok_1')
  })

  it('returns the raw response', async () => {
    const response = await apiRequest('POST', '/api/leads', { email: 'a@example.com' })
    expect(response).toBeInstanceOf(Response)
    expect(response.bodyUsed).toBe(false)
  })

  it('throws status and body text when refused', async () => {
    fetchDouble.mockImplementation(async () => new Response('Nope', { status: 403 }))
    await expect(apiRequest('POST', '/api/leads')).rejects.toThrow(/^403: Nope$/)
  })

  it('works where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await apiRequest('GET', '/api/user')
    expect(lastCall().headers.has('authorization')).toBe(false)
  })
})

describe('a call of the contract', () => {
  it('goes where the endpoint says, with its body', async () => {
    await call(login, { body: { email: 'a@example.com', password: 'x' } })
    expect(lastCall()).toMatchObject({ url: '/api/login', method: 'POST' })
    expect(JSON.parse(String(lastCall().body))).toEqual({ email: 'a@example.com', password: 'x' })
  })

  it('needs no input where the contract asks for none', async () => {
    expect(await call(readCurrentUser)).toEqual({ ok: true })
    expect(lastCall()).toMatchObject({ url: '/api/user', method: 'GET' })
  })

  it('fills parameters in, so that none can leave its place in the path', async () => {
    await call(endDevice, { params: { id: '../a b?c' } })
    expect(lastCall().url).toBe('/api/user/sessions/..%2Fa%20b%3Fc')
  })

  it('leaves out what was not asked for in the query', () => {
    const listing = { path: '/api/forum/posts' }
    expect(urlOf(listing, { query: { limit: 10, category: undefined } })).toBe('/api/forum/posts?limit=10')
    expect(urlOf(listing, { query: {} })).toBe('/api/forum/posts')
  })
})
