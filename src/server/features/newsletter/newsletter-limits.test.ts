import { describe, expect, it } from 'vitest'
import { rateLimits } from '#rules/rate-limits.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const url = '/api/newsletter'
const form = (email: string) => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ 'fields[email]': email }).toString(),
})

describe('too many tries', () => {
  const t = useTestApp({ hasLimits: true })

  it('stops mails to one mailbox, known or not, and says when to try again', async () => {
    const { points } = rateLimits.newsletterMailbox
    for (let i = 0; i < points; i += 1) {
      expect((await t.post(url, { body: { email: 'full@example.com' } })).statusCode).toBe(202)
    }
    const reply = await t.post(url, { body: { email: 'FULL@example.com' } })
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect((await t.app.inject(form('full@example.com'))).headers.location).toBe('/newsletter#try-later')
  })
})

describe('too many addresses', () => {
  const t = useTestApp({ hasLimits: true })

  it('from one place are refused, whichever mailbox they name', async () => {
    const { points } = rateLimits.newsletterAddress
    const send = (n: number) => t.post(url, { body: { email: `place${n}@example.com` } })
    for (let n = 0; n < points; n += 1) expect((await send(n)).statusCode).toBe(202)
    expect((await send(points)).statusCode).toBe(429)
    expect(await t.sql(`select 1 from newsletter_subscribers where email = 'place${points}@example.com'`)).toEqual([])
  })
})

describe('with an outside service', () => {
  const actionUrl = 'https://letters.example/subscribe/123'
  const t = useTestApp({ env: { NEWSLETTER_ACTION_URL: actionUrl } })

  it('hands a form sent without a script on to it, fields and all, and stores nothing', async () => {
    const reply = await t.app.inject(form('away@example.com'))
    expect([reply.statusCode, reply.headers.location]).toEqual([307, actionUrl])
    expect(await t.sql('select * from newsletter_subscribers')).toEqual([])
    expect(await t.sql('select * from leads')).toEqual([])
  })

  it('does not answer the API call', async () => {
    expect((await t.post(url, { body: { email: 'away@example.com' } })).statusCode).toBe(404)
  })

  it('lets the browser send the form there', async () => {
    const policy = String((await t.get('/api/settings')).headers['content-security-policy'])
    expect(policy).toContain("form-action 'self' https://letters.example")
    expect((await t.get('/api/settings')).json().newsletterActionUrl).toBe(actionUrl)
  })
})
