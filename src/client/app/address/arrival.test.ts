import { expect, it } from 'vitest'
import { nextAddress } from './arrival.ts'

const arrive = (address: string, action: Parameters<typeof nextAddress>[0]['action'] = null) => {
  const { pathname, search } = new URL(address, 'https://hearten.example')
  return nextAddress({ pathname, search, action })
}

it('starts a remembered trial on the dashboard', () => {
  expect(arrive('/', 'startTrial')).toBe('/dashboard?startTrial=true')
  expect(arrive('/coach', 'startTrial')).toBe('/dashboard?startTrial=true')
})

it('takes a remembered plan to pricing', () => {
  expect(arrive('/', 'subscribe-annual')).toBe('/pricing?billing=annual')
  expect(arrive('/dashboard', 'subscribe-lifetime')).toBe('/pricing?billing=lifetime')
})

it('leaves what is remembered to the place that the sign-in screen leads to', () => {
  expect(arrive('/auth?action=startTrial', 'startTrial')).toBeNull()
})

it('shows the dashboard after auth=success and dev=true', () => {
  expect(arrive('/?auth=success')).toBe('/dashboard')
  expect(arrive('/coach?dev=true')).toBe('/dashboard')
  expect(arrive('/dashboard?dev=true')).toBe('/dashboard')
})

it('leaves pricing and the sign-in screens their address', () => {
  for (const path of ['/pricing', '/auth', '/debug-auth']) {
    expect(arrive(`${path}?auth=success&dev=true`)).toBeNull()
  }
})

it('lets a payment return be shown first', () => {
  expect(arrive('/?success=true&dev=true')).toBeNull()
  expect(arrive('/?session_id=cs_1&auth=success')).toBeNull()
})

it('goes nowhere by itself', () => {
  expect(arrive('/')).toBeNull()
  expect(arrive('/?auth=failed&dev=1')).toBeNull()
  expect(arrive('/dashboard?startTrial=true')).toBeNull()
})
