import { describe, expect, it } from 'vitest'
import {
  formatCents,
  joinPlans,
  perMonthLabel,
  priceLabel,
  pricingPlans,
  savingLabel,
  twelveMonthsCents,
} from './plans.ts'

describe('formatCents', () => {
  it.each([
    [699, '$6.99'],
    [29_700, '$297'],
    [2400, '$24'],
    [5, '$0.05'],
    [110, '$1.10'],
  ])('writes %i cents as %s', (cents, label) => {
    expect(formatCents(cents)).toBe(label)
  })
})

describe('the pricing page', () => {
  const { monthly, annual, lifetime } = pricingPlans

  it('sells a month, a year and all of it once', () => {
    expect(Object.values(pricingPlans).map(priceLabel)).toEqual(['$6.99/month', '$59.88/year', '$297 one-time'])
  })

  it('sets the year against twelve months, and says what is saved', () => {
    expect(perMonthLabel(annual)).toBe('$4.99/month')
    expect(formatCents(twelveMonthsCents(monthly))).toBe('$83.88')
    expect(savingLabel(annual, monthly)).toBe('Save $24 compared to monthly')
  })

  it('sets the lifetime plan against its list price', () => {
    expect(formatCents(lifetime.listCents)).toBe('$497')
  })

  it('prints its badges word for word', () => {
    expect([annual.badge, lifetime.badge]).toEqual(['20%', 'Save $250+ vs yearly plans'])
  })
})

describe('the join page', () => {
  const { monthly, yearly } = joinPlans

  it('sells a month and a year', () => {
    expect([monthly, yearly].map(priceLabel)).toEqual(['$7.99/month', '$64.99/year'])
    expect(yearly.badge).toBe('Save 33%')
  })

  it('rounds what a month of the year comes to', () => {
    expect(`Only ${perMonthLabel(yearly)}`).toBe('Only $5.42/month')
    expect(perMonthLabel(monthly)).toBe('$7.99/month')
  })
})
