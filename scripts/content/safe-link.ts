export type SafeLink = { href: string; isExternal: boolean }

const ownOrigin = 'https://own.invalid'
const contactSchemes = ['mailto:', 'tel:', 'sms:']

/**
 * Where a link may lead: our own paths, https, and apps for mail, calls and messages. The address is checked after URL
 * parsing, because browsers parse it, too: `/\evil.example` and `java&#10;script:` look harmless as text.
 */
export function readSafeLink(href: string | undefined): SafeLink | undefined {
  if (href === undefined || !URL.canParse(href, ownOrigin)) return undefined
  const url = new URL(href, ownOrigin)
  if (url.origin === ownOrigin) {
    if (!href.startsWith('/')) return undefined
    return { href: `${url.pathname}${url.search}${url.hash}`, isExternal: false }
  }
  if (contactSchemes.includes(url.protocol)) return { href: url.href, isExternal: false }
  // A user name before the host, or a missing scheme, can disguise where a link leads.
  if (/^https:\/\//i.test(href) && url.username === '') return { href: url.href, isExternal: true }
  return undefined
}
