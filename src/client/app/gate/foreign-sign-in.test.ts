import { describe, expect, it } from 'vitest'
import { findForeignSignIn } from './foreign-sign-in.ts'

const origin = 'https://hearten.example'
const judge = (address: string) => findForeignSignIn(new URL(address, origin), origin)

describe('our own names for signing in', () => {
  it.each(['/login', '/signup', '/register', '/Login/', '/user/login', '/login/callback?x=1', '/login.php'])(
    'takes %s for a sign-in path',
    (path) => expect(judge(path)).toBe('sign-in-path'),
  )

  it.each(['/auth%20', '/x%20auth', '/user%2Flogin', '/my%20signup', '/%E2%9C%93/auth'])(
    'takes the encoded %s for one too',
    (path) => expect(judge(path)).toBe('sign-in-path'),
  )
})

describe('the way back from somebody else’s sign-in', () => {
  it.each([
    '/oauth/callback',
    '/oauth2/authorize',
    '/sso',
    '/continue-with-email',
    '/?provider=oauth',
    '/dashboard?sso=1',
    '/coach?from=oauth_callback',
    '/?next=https%3A%2F%2Faccounts.google.com%2Fo%2Fsignin',
    'https://accounts.google.com/signin',
    'https://replit.com/auth_with_repl_site?domain=hearten.example',
    'https://dev-42.okta.com/',
    'https://sso.example.org/start',
  ])('sees it in %s', (address) => expect(judge(address)).toBe('external'))
})

describe('everything else', () => {
  it.each([
    '/articles/lessons',
    '/articles/authors%20note',
    '/articles/login-at-a-new-job',
    '/articles/sso',
    '/lessons',
    '/assorted',
    '/registered-nurses',
    '/loginhelp',
    '/author%20login2go',
    '/auth',
    '/auth?action=subscribe',
    '/auth?signup=pending',
    '/auth?mode=signup',
    '/debug-auth',
    '/forgot-password',
    '/?utm_source=blossoms',
    '/dashboard?q=classoom',
    'https://github.com/some/project',
    'https://example.org/lessons',
  ])('passes %s', (address) => expect(judge(address)).toBeNull())

  it('passes pricing with anything in its query string', () => {
    expect(judge('/pricing?provider=oauth&sso=1')).toBeNull()
    expect(judge('/pricing/?sso=1')).toBeNull()
  })

  it('works whatever our own host is called', () => {
    const own = 'https://sso.hearten.example'
    expect(findForeignSignIn(new URL('/articles', own), own)).toBeNull()
  })

  it('survives addresses that cannot be decoded', () => {
    expect(judge('/%E0%A4%A')).toBeNull()
  })
})
