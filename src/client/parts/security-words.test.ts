import { describe, expect, it } from 'vitest'
import { describeEvent } from './security-words.ts'

describe('an event of the security log', () => {
  it('is told in a line, with how often it happened', () => {
    expect(describeEvent({ event: 'signed_in', detail: null, times: 1 })).toBe('Signed in')
    expect(describeEvent({ event: 'sign_in_failed', detail: null, times: 1200 })).toBe(
      'Sign-in failed: wrong password, 1,200 times',
    )
  })

  it('says which limit closed and what an administrator did', () => {
    expect(describeEvent({ event: 'limit_hit', detail: 'signInPair', times: 1 })).toBe(
      'Too many tries in a short time: passwords, from one place',
    )
    expect(describeEvent({ event: 'admin_action', detail: 'make_admin', times: 1 })).toBe(
      'Done as an administrator: gave the administrator role',
    )
  })

  it('is shown by its name if this page does not know it yet', () => {
    expect(describeEvent({ event: 'admin_action', detail: 'constructor', times: 1 })).toBe(
      'Done as an administrator: constructor',
    )
  })
})
