import { describe, expect, it } from 'vitest'
import { destinationAfter, modeOf } from './after-auth.ts'

it('leads to pricing for the action subscribe, and home for any other', () => {
  expect(destinationAfter('subscribe')).toBe('/pricing')
  for (const action of [null, '', 'startTrial', 'subscribe-annual', 'https://example.com', '//example.com']) {
    expect(destinationAfter(action)).toBe('/')
  }
})

it('leads back to the page that asked, whatever the action', () => {
  expect(destinationAfter('subscribe', '/reports?range=30')).toBe('/reports?range=30')
})

describe('which form is shown', () => {
  const shown = (search: string) => modeOf(new URLSearchParams(search))

  it('is Sign In where nothing says otherwise', () => {
    for (const search of ['', 'action=', 'action=nothing-we-know', 'auth=success']) expect(shown(search)).toBe('signIn')
  })

  it('is Sign Up for whoever set out to begin something', () => {
    for (const action of ['startTrial', 'subscribe', 'subscribe-annual', 'subscribe-monthly']) {
      expect(shown(`action=${action}`)).toBe('signUp')
    }
    for (const search of ['mode=signup', 'signup=pending']) expect(shown(search)).toBe('signUp')
  })

  it('is Sign In for whoever says that they have an account', () => {
    expect(shown('action=startTrial&mode=signin')).toBe('signIn')
  })
})
