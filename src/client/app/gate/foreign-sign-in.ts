import { findPage } from '#rules/pages/pages.ts'

/** Where it comes from: a path that sounds like our own sign-in, or an external sign-in that returns here. */
export type ForeignSignIn = 'sign-in-path' | 'external'

const signInWords = ['login', 'signup', 'register']
const encodedSignInWords = ['auth', 'login', 'signup']
const externalWords = ['oauth', 'sso']
const externalPhrase = 'continue-with-email'

/** Sign-in pages of providers: a host including its subdomains, and if needed the beginning of its path. */
const providers: readonly { host: string; path?: RegExp }[] = [
  { host: 'accounts.google.com' },
  { host: 'appleid.apple.com' },
  { host: 'login.microsoftonline.com' },
  { host: 'login.live.com' },
  { host: 'facebook.com', path: /^\/(v[\d.]+\/)?(login|dialog)\b/ },
  { host: 'github.com', path: /^\/(login|sessions)\b/ },
  { host: 'linkedin.com', path: /^\/(login|checkpoint)\b/ },
  { host: 'twitter.com', path: /^\/(login|i\/flow)\b/ },
  { host: 'x.com', path: /^\/(login|i\/flow)\b/ },
  { host: 'discord.com', path: /^\/login\b/ },
  { host: 'replit.com', path: /^\/(auth|auth_with_repl_site|login|signup|oidc)\b/ },
  { host: 'auth0.com' },
  { host: 'okta.com' },
]

/** /pricing is let through whatever its query string says. */
const passThrough = '/pricing'

/** Looks for a foreign sign-in in an address, by whole words: "lessons" is not sso and "authors" is not auth. */
export function findForeignSignIn(address: URL, ownOrigin: string): ForeignSignIn | null {
  const isOwn = address.origin === ownOrigin
  const ownPage = isOwn ? findPage(address.pathname) : undefined
  if (ownPage?.path === passThrough) return null
  if (!isOwn && (isProvider(address) || namesExternal(address.host))) return 'external'
  if (namesExternalParameter(address)) return 'external'
  // Our own pages are never foreign, whatever their names: an article may be about a first login at a new job.
  if (ownPage) return null

  const segments = address.pathname.split('/').map(decode)
  if (segments.some(namesExternal)) return 'external'
  const words = segments.flatMap(wordsOf)
  if (signInWords.some((word) => words.includes(word))) return 'sign-in-path'
  const isEncoded = address.pathname.includes('%')
  return isEncoded && encodedSignInWords.some((word) => words.includes(word)) ? 'sign-in-path' : null
}

function namesExternalParameter(address: URL): boolean {
  return [...address.searchParams].some(([name, value]) => {
    if (namesExternal(name) || namesExternal(value)) return true
    const target = URL.canParse(value) ? new URL(value) : null
    return target !== null && isProvider(target)
  })
}

function namesExternal(text: string): boolean {
  const words = wordsOf(text)
  return externalWords.some((word) => words.includes(word)) || `-${words.join('-')}-`.includes(`-${externalPhrase}-`)
}

function isProvider({ hostname, pathname }: URL): boolean {
  return providers.some(({ host, path }) => {
    const isHost = hostname === host || hostname.endsWith(`.${host}`)
    return isHost && (path === undefined || path.test(pathname))
  })
}

/** The words of a text in lower case, without a version number: oauth2 is oauth, but login2go is not login. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => word.replace(/\p{N}+$/u, ''))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
