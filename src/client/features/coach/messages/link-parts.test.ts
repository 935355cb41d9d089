import { expect, it } from 'vitest'
import { linkParts } from './link-parts.ts'

it('finds our own addresses in a sentence', () => {
  expect(linkParts('Download or delete it at /account, any time.')).toEqual([
    { at: 0, text: 'Download or delete it at ' },
    { at: 25, text: '/account', to: '/account' },
    { at: 33, text: ', any time.' },
  ])
  expect(linkParts('/help-now')).toEqual([{ at: 0, text: '/help-now', to: '/help-now' }])
})

it('leaves everything else alone', () => {
  for (const text of ['and/or', 'https://evil.example/account', '/accounts', '/account/delete', 'me/account', '']) {
    expect(linkParts(text).every(({ to }) => to === undefined)).toBe(true)
  }
})
