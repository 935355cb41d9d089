import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repairAddress } from './address.ts'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

it.each([
  ['/auth%3Faction%3Dsubscribe', '/auth?action=subscribe'],
  ['/auth%3faction%3dsubscribe', '/auth?action=subscribe'],
  ['/auth%253Faction%253Dsubscribe', '/auth?action=subscribe'],
  ['/pricing%3Fbilling%3Dannual%26trial%3Dtrue', '/pricing?billing=annual&trial=true'],
  ['/articles%2Fsmall-talk%3Fref%3Dmail', '/articles/small-talk?ref=mail'],
  ['/dashboard%3F', '/dashboard'],
  ['/nowhere%3Dx', '/nowhere=x'],
])('reads %s as %s', (given, meant) => {
  expect(repairAddress(at(given))).toBe(meant)
})

it('keeps the query string and the fragment that were there', () => {
  expect(repairAddress(at('/auth%3Faction%3Dsubscribe', '?utm_source=mail', '#form'))).toBe(
    '/auth?action=subscribe&utm_source=mail#form',
  )
})

it('leaves alone what is encoded as it should be', () => {
  expect(repairAddress(at('/auth', '?next=%2Fpricing%3Fbilling%3Dannual'))).toBeNull()
  expect(repairAddress(at('/articles/authors%20note'))).toBeNull()
  expect(repairAddress(at('/100%'))).toBeNull()
})

it('never leads to another host, and has nothing left to repair', () => {
  const piece = fc.constantFrom(
    '%2F',
    '%252f',
    '/',
    '\\',
    '%3F',
    '%3D',
    '%253D',
    '%26',
    'evil.example',
    'auth',
    '%',
    '?',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { pathname, search } = new URL(`http://hearten.test/${pieces.join('')}`)
      const repaired = repairAddress({ pathname, search, hash: '' })
      if (repaired === null) return
      const meant = new URL(repaired, 'http://hearten.test')
      expect(meant.origin).toBe('http://hearten.test')
      expect(repairAddress(meant)).toBeNull()
    }),
    { examples: [[['%2F', '%2F', 'evil.example', '%3F']]], numRuns: 500 },
  )
})
