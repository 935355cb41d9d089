import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessLevels, isPremium, pastDueGraceDays, refusalFor, type Standing, subscriptionStatuses } from './access.ts'
import { dayMs } from './durations.ts'

const now = new Date('2026-03-10T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * dayMs)

const free: Standing = {
  role: 'member',
  isAccountDisabled: false,
  subscriptionStatus: 'free',
  paidUntil: null,
  trialEndDate: null,
  hasUsedTrial: false,
}

describe('premium', () => {
  it.each<[string, Partial<Standing>, boolean]>([
    ['free', {}, false],
    ['active', { subscriptionStatus: 'active' }, true],
    ['lifetime', { subscriptionStatus: 'lifetime' }, true],
    ['canceled, paid until tomorrow', { subscriptionStatus: 'canceled', paidUntil: inDays(1) }, true],
    ['canceled, paid until this very moment', { subscriptionStatus: 'canceled', paidUntil: now }, false],
    ['canceled, nothing paid', { subscriptionStatus: 'canceled' }, false],
    [
      'past due within the grace days',
      { subscriptionStatus: 'past_due', paidUntil: inDays(-pastDueGraceDays + 1) },
      true,
    ],
    ['past due after the grace days', { subscriptionStatus: 'past_due', paidUntil: inDays(-pastDueGraceDays) }, false],
    ['a trial that ends in a second', { trialEndDate: new Date(now.getTime() + 1000) }, true],
    ['a trial that ends now', { trialEndDate: now }, false],
    ['canceled and over, but in a trial', { subscriptionStatus: 'canceled', trialEndDate: inDays(3) }, true],
    ['disabled with everything paid', { subscriptionStatus: 'lifetime', isAccountDisabled: true }, false],
    ['an administrator without a membership', { role: 'admin' }, false],
  ])('%s', (_name, change, expected) => {
    expect(isPremium({ ...free, ...change }, now)).toBe(expected)
  })
})

describe('who may call', () => {
  it.each<[string, Standing | null, (string | null)[]]>([
    ['a visitor', null, [null, 'signed_out', 'signed_out', 'signed_out']],
    ['a free member', free, [null, null, 'upgrade_required', 'admin_only']],
    ['a member whose trial is over', { ...free, hasUsedTrial: true }, [null, null, 'trial_expired', 'admin_only']],
    ['a paying member', { ...free, subscriptionStatus: 'active' }, [null, null, null, 'admin_only']],
    ['an administrator', { ...free, role: 'admin' }, [null, null, 'upgrade_required', null]],
    [
      'a disabled administrator',
      { ...free, role: 'admin', isAccountDisabled: true },
      [null, 'account_disabled', 'account_disabled', 'account_disabled'],
    ],
  ])('%s', (_name, person, expected) => {
    expect(accessLevels.map((level) => refusalFor(level, person, now))).toEqual(expected)
  })

  it('never lets a disabled account in, whatever else it has', () => {
    const anyone = fc.record({
      role: fc.constantFrom('member' as const, 'admin' as const),
      isAccountDisabled: fc.constant(true),
      subscriptionStatus: fc.constantFrom(...subscriptionStatuses),
      paidUntil: fc.option(fc.date({ noInvalidDate: true })),
      trialEndDate: fc.option(fc.date({ noInvalidDate: true })),
      hasUsedTrial: fc.boolean(),
    })
    fc.assert(
      fc.property(anyone, fc.constantFrom('member' as const, 'premium' as const, 'admin' as const), (person, level) => {
        expect(refusalFor(level, person, now)).toBe('account_disabled')
        expect(isPremium(person, now)).toBe(false)
      }),
    )
  })
})
