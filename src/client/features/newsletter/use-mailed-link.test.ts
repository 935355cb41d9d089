import { expect, it } from 'vitest'
import { readMailedLink } from './use-mailed-link.ts'

it('reads what the link wants', () => {
  expect(readMailedLink('#confirm=5f-1.17.a_b')).toEqual({ wish: 'confirm', token: '5f-1.17.a_b' })
  expect(readMailedLink('#leave=5f-1.a_b')).toEqual({ wish: 'leave', token: '5f-1.a_b' })
})

it.each(['', '#', '#check-inbox', '#confirm=', '#delete=abc', '#confirm=<b>', '#x&confirm=abc'])(
  'takes %j for an address without one',
  (hash) => {
    expect(readMailedLink(hash)).toBeNull()
  },
)
