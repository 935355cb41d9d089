import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { membershipFrom, noMembership, type ProviderSubscription } from './membership.ts'
import { isLifetime, periodEnd, planIds, plansById, renewedUntil } from './plan-catalogue.ts'

const at = (text: string) => new Date(`${text}T00:00:00Z`)
const running: ProviderSubscription = {
  id: 'sub_1',
  state: 'running',
  renews: true,
  periodStart: at('2026-03-01'),
  periodEnd: at('2026-04-01'),
  endedAt: null,
  createdAt: at('2026-01-01'),
  planId: 'pricing_monthly',
}

describe('a membership', () => {
  it('is what the provider holds now', () => {
    const one = (change: Partial<ProviderSubscription>) =>
      membershipFrom({ subscriptions: [{ ...running, ...change }], hasLifetime: false })
    expect(one({})).toMatchObject({ status: 'active', paidUntil: at('2026-04-01'), planId: 'pricing_monthly' })
    expect(one({ renews: false })).toMatchObject({ status: 'canceled', paidUntil: at('2026-04-01') })
    expect(one({ state: 'unpaid' })).toMatchObject({ status: 'past_due', paidUntil: at('2026-03-01') })
    expect(one({ state: 'ended', endedAt: at('2026-03-10') })).toMatchObject({
      status: 'canceled',
      paidUntil: at('2026-03-10'),
    })
    expect(one({ state: 'unfinished' })).toEqual(noMembership)
    expect(membershipFrom({ subscriptions: [], hasLifetime: false })).toEqual(noMembership)
    expect(membershipFrom({ subscriptions: [running], hasLifetime: true })).toMatchObject({
      status: 'lifetime',
      paidUntil: null,
    })
  })

  it('does not depend on the order in which subscriptions are listed', () => {
    const any = fc.record({
      id: fc.uuid(),
      state: fc.constantFrom('running' as const, 'unpaid' as const, 'unfinished' as const, 'ended' as const),
      renews: fc.boolean(),
      createdAt: fc.constantFrom(at('2026-01-01'), at('2026-02-01')),
    })
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: (one) => one.id, maxLength: 5 }), (list) => {
        const all = list.map((one) => ({ ...running, ...one }))
        expect(membershipFrom({ subscriptions: [...all].reverse(), hasLifetime: false })).toEqual(
          membershipFrom({ subscriptions: all, hasLifetime: false }),
        )
      }),
    )
  })
})

describe('the catalogue', () => {
  it('holds both price lists in cents', () => {
    expect(planIds.map((id) => plansById[id].amountCents)).toEqual([699, 5988, 29_700, 799, 6499])
    expect(planIds.filter(isLifetime)).toEqual(['pricing_lifetime'])
  })

  it('counts periods by the calendar', () => {
    expect(periodEnd('pricing_monthly', at('2026-01-31'))).toEqual(at('2026-02-28'))
    expect(periodEnd('join_yearly', at('2028-02-29'))).toEqual(at('2029-02-28'))
    expect(periodEnd('pricing_lifetime', at('2026-01-31'))).toBeNull()
  })

  it('renews by whole periods until one ends after today, on the same day of the month where there is one', () => {
    const end = at('2026-01-31')
    expect(renewedUntil('pricing_monthly', end, at('2026-01-30'))).toEqual(end)
    expect(renewedUntil('pricing_monthly', end, end)).toEqual(at('2026-02-28'))
    expect(renewedUntil('pricing_monthly', end, at('2026-03-01'))).toEqual(at('2026-03-31'))
    expect(renewedUntil('join_yearly', end, at('2028-06-01'))).toEqual(at('2029-01-31'))
    expect(renewedUntil('pricing_lifetime', end, at('2028-06-01'))).toEqual(end)
  })
})
