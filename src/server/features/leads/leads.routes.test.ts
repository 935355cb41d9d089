import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()

describe('a lead', () => {
  it('keeps where somebody came from', async () => {
    const body = { email: 'curious@example.com', source: 'linkedin', campaign: 'spring' }
    const headers = { referer: 'https://www.linkedin.com/', 'user-agent': 'Browser/1.0' }
    const reply = await t.post('/api/leads', { body, headers })
    expect(reply.statusCode).toBe(201)
    expect(await t.sql(`select email, source, campaign, referrer, user_agent, converted_to_user from leads`)).toEqual([
      { ...body, referrer: headers.referer, user_agent: 'Browser/1.0', converted_to_user: false },
    ])
  })

  it('wants an address that can be one, and fields of a decent length', async () => {
    expect((await t.post('/api/leads', { body: { email: 'nope' } })).statusCode).toBe(400)
    const long = { email: 'a@example.com', source: 'x'.repeat(201) }
    expect((await t.post('/api/leads', { body: long })).statusCode).toBe(400)
  })

  it('survives a referrer of any length', async () => {
    const headers = { referer: `https://example.com/${'x'.repeat(5000)}` }
    expect((await t.post('/api/leads', { body: { email: 'b@example.com' }, headers })).statusCode).toBe(201)
  })
})
