import { describe, expect, it } from 'vitest'
import type { Membership } from '#contract/membership.ts'
import { freeSentence } from '#rules/membership/free-parts.ts'
import { describeDeletion, describeMembership, planPrice, planTitle } from './membership-words.ts'
import { paidMonthly } from './testing/paid-monthly.ts'

const now = new Date('2026-11-15T12:00:00Z')
const membership = (change: Partial<Membership> = {}): Membership => ({ ...paidMonthly, ...change })
const free = membership({ status: 'free', planId: null, paidUntil: null })
const lifetime = membership({ status: 'lifetime', planId: 'pricing_lifetime', paidUntil: null })
const ended = membership({ status: 'canceled', paidUntil: '2026-11-01T00:00:00.000Z' })

describe('a membership in words', () => {
  it('has the name and the price of the plan that is paid for', () => {
    expect([planTitle(membership()), planPrice(membership())]).toEqual(['Hearten monthly', '$6.99/month'])
    expect(planPrice(membership({ planId: 'join_yearly' }))).toBe('$64.99/year')
    expect([planTitle(lifetime), planPrice(lifetime)]).toEqual(['Hearten lifetime', '$297 one-time'])
    expect([planTitle(free), planPrice(free)]).toEqual(['No plan', null])
    expect(planTitle(membership({ planId: null }))).toBe('Hearten')
  })

  it.each([
    [free, `Nothing is charged. ${freeSentence}`],
    [lifetime, 'Yours for life. Nothing renews.'],
    [membership(), 'Active. It renews on December 1, 2026, until you cancel.'],
    [membership({ paidUntil: null }), 'Active.'],
    [
      membership({ status: 'past_due', paidUntil: '2026-11-14T00:00:00.000Z' }),
      'The last payment did not go through. You keep everything until November 21, 2026, so that there is time to change the card.',
    ],
    [
      membership({ status: 'past_due', paidUntil: '2026-11-01T00:00:00.000Z' }),
      'The last payment did not go through, and the time to change the card ended on November 8, 2026. Once it is paid, everything is open again.',
    ],
    [
      membership({ status: 'canceled' }),
      'Canceled. You keep everything until December 1, 2026, and nothing more is charged.',
    ],
    [ended, 'Canceled. It ended on November 1, 2026.'],
    [
      membership({ isCancellationPending: true }),
      'Your cancellation is being processed. It will not renew, and you keep everything until December 1, 2026.',
    ],
    [
      membership({ isCancellationPending: true, status: 'past_due', paidUntil: '2026-11-14T00:00:00.000Z' }),
      'Your cancellation is being processed. It will not renew.',
    ],
  ])('says where it stands: $status', (one, words) => {
    expect(describeMembership(one, now)).toBe(words)
  })

  it.each([
    [free, null],
    [ended, null],
    [lifetime, 'Hearten for life ends with your account, and a new account does not bring it back.'],
    [
      membership(),
      'Hearten monthly ends at once, and nothing more is charged. It is paid until December 1, 2026: to use that time, cancel now and delete your account after that day.',
    ],
    [
      membership({ status: 'canceled' }),
      'Hearten monthly ends at once, and nothing more is charged. It is paid until December 1, 2026: to use that time, delete your account after that day.',
    ],
    [
      membership({ status: 'past_due', paidUntil: '2026-11-14T00:00:00.000Z' }),
      'Hearten monthly ends at once, and nothing more is charged.',
    ],
  ])('says what deleting the account does to it: $status', (one, words) => {
    expect(describeDeletion(one, now)).toBe(words)
  })
})
