import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { setSecurityHeaders } from './security-headers.ts'

async function headersOf(settings: { isHttps: boolean }) {
  const app = Fastify()
  setSecurityHeaders(app, { ...settings, analyticsId: undefined, newsletterActionUrl: undefined })
  app.get('/', () => 'words')
  const { headers } = await app.inject('/')
  await app.close()
  return headers
}

it('every answer forbids what browsers would otherwise allow', async () => {
  expect(await headersOf({ isHttps: false })).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'permissions-policy': expect.stringContaining('microphone=()'),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  })
})

it('browsers are held to https where the site has it, and only there', async () => {
  const name = 'strict-transport-security'
  expect((await headersOf({ isHttps: true }))[name]).toBe('max-age=63072000; includeSubDomains; preload')
  expect(await headersOf({ isHttps: false })).not.toHaveProperty(name)
})
