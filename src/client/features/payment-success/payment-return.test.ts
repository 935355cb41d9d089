import { expect, it } from 'vitest'
import { readPaymentReturn } from './payment-return.ts'

const read = (search: string) => readPaymentReturn(new URLSearchParams(search))

it.each([
  ['success=true&plan=yearly&session_id=cs_1', { plan: 'yearly', sessionId: 'cs_1' }],
  ['success=true&plan=monthly', { plan: 'monthly', sessionId: null }],
  ['success=true&dev=true', { plan: 'monthly', sessionId: null }],
  ['session_id=cs_1', { plan: 'monthly', sessionId: 'cs_1' }],
])('recognises ?%s as a return from the payment page', (search, seen) => {
  expect(read(search)).toEqual(seen)
})

it.each(['', 'success=false', 'dev=true', 'auth=success', 'session_id=', 'plan=yearly'])(
  'does not take ?%s for a return from the payment page',
  (search) => {
    expect(read(search)).toBeNull()
  },
)
