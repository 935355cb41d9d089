// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { correctAddress, installAddressGuard, judgeAddress, onAddressChange } from './address-guard.ts'

const origin = 'https://hearten.example'

describe('the verdict', () => {
  it('decodes first, and uses the address when it is one of ours', () => {
    expect(judgeAddress(`${origin}/auth%3Faction%3Dsubscribe`, origin, false)).toEqual({
      go: 'show',
      to: '/auth?action=subscribe',
    })
  })

  it('looks at the decoded address otherwise', () => {
    expect(judgeAddress(`${origin}/login%3Fnext%3D1`, origin, false)).toEqual({ go: 'show', to: '/auth' })
    expect(judgeAddress(`${origin}/nowhere%3Fx%3D1`, origin, false)).toEqual({ go: 'show', to: '/nowhere?x=1' })
  })

  it('finishes a begun registration only after an external sign-in', () => {
    const finish = { go: 'leave', to: '/api/auth/replit-to-custom-redirect' }
    expect(judgeAddress(`${origin}/oauth/callback`, origin, true)).toEqual(finish)
    expect(judgeAddress(`${origin}/oauth/callback`, origin, false)).toEqual({ go: 'show', to: '/auth' })
    expect(judgeAddress(`${origin}/login`, origin, true)).toEqual({ go: 'show', to: '/auth' })
  })

  it('leaves a page of ours alone', () => {
    expect(judgeAddress(`${origin}/articles/lessons`, origin, true)).toBeNull()
  })
})

describe('on the page', () => {
  const show = vi.fn()
  let forget: () => void
  beforeAll(installAddressGuard)
  beforeEach(() => {
    window.history.replaceState(null, '', '/articles')
    show.mockReset()
    forget = onAddressChange(show)
  })
  afterEach(() => forget())

  it.each(['pushState', 'replaceState'] as const)('rewrites a %s to a foreign sign-in', (method) => {
    window.history[method](null, '', '/signup?plan=1')
    expect(window.location.pathname + window.location.search).toBe('/auth')
    expect(show).toHaveBeenCalledExactlyOnceWith('/auth')
  })

  it('rewrites a push to a provider, which the browser itself would refuse', () => {
    window.history.pushState(null, '', 'https://accounts.google.com/signin')
    expect(window.location.pathname).toBe('/auth')
  })

  it('remembers a rewritten push until there is a screen to follow it', () => {
    forget()
    window.history.pushState(null, '', '/login')
    forget = onAddressChange(show)
    expect(show).toHaveBeenCalledExactlyOnceWith('/auth')
    forget()
    forget = onAddressChange(show)
    expect(show).toHaveBeenCalledOnce()
  })

  it('lets every other push through with its state', () => {
    window.history.pushState({ key: 'a' }, '', '/pricing?provider=oauth')
    expect(window.location.href).toContain('/pricing?provider=oauth')
    window.history.replaceState({ key: 'b' }, '')
    expect(window.history.state).toEqual({ key: 'b' })
    expect(show).not.toHaveBeenCalled()
  })

  it('looks again 100 ms after back or forward, not before', () => {
    vi.useFakeTimers()
    // Bypasses the guard, as a page restored by the browser would.
    History.prototype.pushState.call(window.history, null, '', '/sso')
    window.dispatchEvent(new PopStateEvent('popstate'))
    vi.advanceTimersByTime(99)
    expect(show).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(show).toHaveBeenCalledExactlyOnceWith('/auth')
    vi.useRealTimers()
  })

  it('puts the address right on load, in the same history entry', () => {
    History.prototype.pushState.call(window.history, null, '', '/register')
    const entries = window.history.length
    expect(correctAddress(false)).toBe(false)
    expect(window.location.pathname).toBe('/auth')
    expect(window.history.length).toBe(entries)
  })
})
