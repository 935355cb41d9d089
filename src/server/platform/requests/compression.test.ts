import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()

it('long lists come compressed to whoever takes that, and whole either way', async () => {
  const someone = await t.someone()
  const ask = (encoding: string) =>
    t.app.inject({
      url: '/api/exposure-challenges',
      headers: { cookie: someone.cookie, 'accept-encoding': encoding },
    })
  const plain = await ask('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const brotli = await ask('gzip, deflate, br')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
  expect(gunzipSync((await ask('gzip')).rawPayload)).toEqual(plain.rawPayload)
  expect(brotli.headers.vary).toMatch(/accept-encoding/i)
})

it('a few words are sent as they are', async () => {
  const reply = await t.app.inject({ url: '/api/settings', headers: { 'accept-encoding': 'br' } })
  expect(reply.headers['content-encoding']).toBeUndefined()
})
