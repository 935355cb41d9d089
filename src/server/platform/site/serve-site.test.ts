import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { builtOrigin } from '#rules/pages/built-origin.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { loadSite } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearten-site-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pageOf = (path: string) =>
  `<html lang="en"><link rel="canonical" href="${builtOrigin}${path}"/><style>h1{color:red}</style><script>let a</script><h1>${path}</h1>`

for (const [file, html] of [
  ['__spa-fallback.html', '<h1>Loading</h1>'],
  ['index.html', pageOf('/')],
  ['pricing/index.html', pageOf('/pricing')],
  ['articles/index.html', pageOf('/articles')],
  ['articles/known/index.html', pageOf('/articles/known')],
  ['og/hearten.png', 'not really'],
] as const) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), html)
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(html))
  writeFileSync(join(folder, `${file}.gz`), gzipSync(html))
}

const t = useTestApp({ site: loadSite(folder), env: { APP_URL: 'https://hearten.example' } })
const asked = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })

describe('a page', () => {
  const wanted = pageOf('/pricing')
    .replace(builtOrigin, 'https://hearten.example')
    .replace('<html lang="en">', '<html lang="en" data-payments="demo">')

  it('names the address this server is known by, and that it sells for show only, compressed or not', async () => {
    expect((await asked('/pricing')).body).toBe(wanted)
    const squeezed = await asked('/pricing', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(wanted)
    const zipped = await asked('/pricing', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(wanted)
    expect(zipped.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^;]+; style-src 'self' 'sha256-/,
    )
  })

  it('is not sent again to a browser that has it, in whatever form its tag comes back', async () => {
    const { etag } = (await asked('/pricing')).headers
    for (const tag of [`${etag}`, `W/${etag}`, `"another", ${etag}`, '*']) {
      const reply = await asked('/pricing', { 'if-none-match': tag })
      expect([reply.statusCode, reply.body, reply.headers.etag], tag).toEqual([304, '', etag])
    }
    expect((await asked('/pricing', { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it('answers HEAD with the same headers', async () => {
    const [head, get] = [await t.app.inject({ method: 'HEAD', url: '/pricing' }), await asked('/pricing')]
    expect(head.statusCode).toBe(200)
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
      expect(head.headers[name], name).toBe(get.headers[name])
    expect((await t.app.inject({ method: 'HEAD', url: '/nowhere' })).statusCode).toBe(404)
  })
})

describe('what a page is told beside its HTML', () => {
  const hintsOf = async (url: string, headers = {}) => (await asked(url, headers)).headers['server-timing']

  it('says that there was a session, and is empty for visitors', async () => {
    const cookie = '__Host-hearten=anything'
    expect(await hintsOf('/articles', { cookie })).toBe('session')
    expect(await hintsOf('/', { cookie })).toBe('session')
    expect(await hintsOf('/articles')).toBeUndefined()
    expect(await hintsOf('/og/hearten.png', { cookie })).toBeUndefined()
  })
})

describe('another spelling of an address', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['/pricing//', '/pricing'],
    ['//pricing', '/pricing'],
    ['/Pricing?billing=annual', '/pricing?billing=annual'],
    ['/articles/Known/', '/articles/known'],
    ['/articles/index.html', '/articles'],
    ['/index.html', '/'],
    ['/dashboard/?startTrial=true', '/dashboard?startTrial=true'],
    ['/energy-boost/Power-Breathing', '/energy-boost/power-breathing'],
  ])('%s leads to %s for good', async (url, location) => {
    const reply = await asked(url)
    expect([reply.statusCode, reply.headers.location]).toEqual([301, location])
  })

  it.each(['//evil.example/', '/evil.example//', '/nowhere/', '/articles/Unknown', '/auth%3Faction%3Dsubscribe/'])(
    '%s leads nowhere',
    async (url) => {
      expect((await asked(url)).headers.location).toBeUndefined()
    },
  )
})

it('keeps search engines away from what is not a page for everybody', async () => {
  for (const url of ['/dashboard', '/admin', '/nowhere', '/articles/unknown', '/debug-auth', '/reset-password'])
    expect((await asked(url)).headers['x-robots-tag'], url).toBe('noindex')
  const shell = await t.get('/', { as: await t.someone() })
  expect(shell.headers['x-robots-tag']).toBe('noindex')
  for (const url of ['/', '/pricing', '/articles/known', '/og/hearten.png'])
    expect((await asked(url)).headers['x-robots-tag'], url).toBeUndefined()
})

it('lets other sites show the pictures that are made for them, and nothing else', async () => {
  const policyOf = async (url: string) => (await asked(url)).headers['cross-origin-resource-policy']
  expect(await policyOf('/og/hearten.png')).toBe('cross-origin')
  for (const url of ['/', '/pricing', '/nowhere']) expect(await policyOf(url), url).toBe('same-origin')
})
