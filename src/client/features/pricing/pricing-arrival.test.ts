import { expect, it } from 'vitest'
import { readArrival } from './pricing-arrival.ts'

const read = (search: string) => readArrival(new URLSearchParams(search))

it.each([
  ['success=true&session_id=cs_1', { kind: 'paid', sessionId: 'cs_1' }],
  ['success=true&session_id=cs_1&billing=annual', { kind: 'paid', sessionId: 'cs_1' }],
  ['canceled=true', { kind: 'canceled' }],
  ['canceled=true&billing=annual', { kind: 'canceled' }],
  ['trial=true', { kind: 'trial' }],
  ['billing=yearly', { kind: 'plan', billingType: 'annual' }],
  ['billing=lifetime', { kind: 'plan', billingType: 'lifetime' }],
])('reads ?%s', (search, arrival) => {
  expect(read(search)).toEqual(arrival)
})

it.each(['', 'success=true', 'session_id=cs_1', 'canceled=false', 'trial=1', 'billing=toString', 'billing=weekly'])(
  'asks for nothing with ?%s',
  (search) => {
    expect(read(search)).toBeNull()
  },
)
