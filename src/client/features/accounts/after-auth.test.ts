import { expect, it } from 'vitest'
import { destinationAfter } from './after-auth.ts'

it('leads to pricing for the action subscribe, and home for any other', () => {
  expect(destinationAfter('subscribe')).toBe('/pricing')
  for (const action of [null, '', 'startTrial', 'subscribe-annual', 'https://example.com', '//example.com']) {
    expect(destinationAfter(action)).toBe('/')
  }
})

it('leads back to the page that asked, whatever the action', () => {
  expect(destinationAfter('subscribe', '/reports?range=30')).toBe('/reports?range=30')
})
