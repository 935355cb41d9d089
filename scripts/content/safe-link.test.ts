import { describe, expect, it } from 'vitest'
import { readSafeLink } from './safe-link.ts'

describe('readSafeLink', () => {
  it.each(['/help-now', '/articles/x?from=y#z', 'mailto:a@b.example', 'tel:988', 'sms:741741?&body=HOME'])(
    'keeps %s',
    (href) => {
      expect(readSafeLink(href)).toEqual({ href, isExternal: false })
    },
  )

  it('knows an address outside', () => {
    expect(readSafeLink('https://example.com/a')).toEqual({ href: 'https://example.com/a', isExternal: true })
  })

  it.each([
    ['another scheme', 'javascript:alert(1)'],
    ['a scheme with a line break in it', 'java\nscript:alert(1)'],
    ['plain http', 'http://example.com'],
    ['another host by two slashes', '//evil.example'],
    ['another host by a backslash', '/\\evil.example'],
    ['another host behind a tab', '/\t/evil.example'],
    ['a host that hides behind a name', 'https://hearten.example@evil.example'],
    ['a path that depends on where it stands', 'pricing'],
    ['a place on the page', '#sources'],
    ['a scheme behind a space', ' javascript:alert(1)'],
    ['nothing', ''],
    ['no address at all', undefined],
    ['nonsense', 'https://['],
  ])('refuses %s', (_name, href) => {
    expect(readSafeLink(href)).toBeUndefined()
  })
})
