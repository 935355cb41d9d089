import { describe, expect, it } from 'vitest'
import { rateLimits } from '#rules/rate-limits.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const stored = () => t.sql(`select email, source, campaign, referrer, user_agent, converted_to_user from leads`)

describe('a lead', () => {
  it('keeps where somebody came from, by what their own browser says', async () => {
    const body = { email: 'curious@example.com', source: 'linkedin', campaign: 'spring' }
    const referrer = 'https://www.linkedin.com/feed/?q=what+they+looked+for#there'
    const headers = { referer: 'http://localhost:80/auth', 'user-agent': 'Browser/1.0' }
    const reply = await t.post('/api/leads', { body: { ...body, referrer }, headers })
    expect(reply.statusCode).toBe(201)
    expect(await stored()).toEqual([
      { ...body, referrer: 'https://www.linkedin.com/feed/', user_agent: 'Browser/1.0', converted_to_user: false },
    ])
  })

  it.each([
    ['https://blog.example.org/post', 'https://blog.example.org/post'],
    ['android-app://com.reddit.frontpage/', 'android-app://com.reddit.frontpage/'],
    ['https://user:secret@example.org/', 'https://example.org/'],
    ['http://localhost:80/articles', null],
    ['javascript:alert(1)', null],
    ['data:text/html,hi', null],
    ['not an address', null],
    ['', null],
  ])('takes %j as the referrer %j', async (referrer, wanted) => {
    const email = `r${Math.random()}@example.com`
    await t.post('/api/leads', { body: { email, referrer } })
    expect(await t.sql('select referrer from leads where email = $1', [email])).toEqual([{ referrer: wanted }])
  })

  it('falls back on the header, which names another site only if the form is on that site', async () => {
    for (const [email, referer, wanted] of [
      ['own@example.com', 'http://localhost:80/auth', null],
      ['other@example.com', 'https://other.example.org/', 'https://other.example.org/'],
      ['long@example.com', `https://other.example.org/${'x'.repeat(5000)}`, expect.stringMatching(/^.{200}$/)],
    ] as const) {
      expect((await t.post('/api/leads', { body: { email }, headers: { referer } })).statusCode).toBe(201)
      expect(await t.sql('select referrer from leads where email = $1', [email])).toEqual([{ referrer: wanted }])
    }
  })

  it('wants an address that can be one, and fields of a decent length', async () => {
    expect((await t.post('/api/leads', { body: { email: 'nope' } })).statusCode).toBe(400)
    const long = { email: 'a@example.com', source: 'x'.repeat(201) }
    expect((await t.post('/api/leads', { body: long })).statusCode).toBe(400)
  })

  it('becomes a conversion of the account that signs up with its address, in any case, and of no other', async () => {
    for (const email of ['maya@example.com', 'MAYA@example.com', 'noa@example.com'])
      await t.post('/api/leads', { body: { email } })
    const maya = await t.someone({ email: 'Maya@Example.com' })
    expect(
      await t.sql(
        `select email, converted_to_user as converted, converted_at is not null as dated, user_id from leads
         where lower(email) in ('maya@example.com', 'noa@example.com') order by created_at`,
      ),
    ).toEqual([
      { email: 'maya@example.com', converted: true, dated: true, user_id: maya.id },
      { email: 'MAYA@example.com', converted: true, dated: true, user_id: maya.id },
      { email: 'noa@example.com', converted: false, dated: false, user_id: null },
    ])
  })
})

describe('too many tries', () => {
  const limited = useTestApp({ hasLimits: true })

  it('are refused by where they come from, and leave no row', async () => {
    const { points } = rateLimits.lead
    const send = (n: number) => limited.post('/api/leads', { body: { email: `many${n}@example.com` } })
    for (let n = 0; n < points; n += 1) expect((await send(n)).statusCode).toBe(201)
    const reply = await send(points)
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(await limited.sql('select count(*)::int as count from leads')).toEqual([{ count: points }])
  })
})
