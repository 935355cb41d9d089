import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ hasJobs: true })

const tokenIn = (mail: { text: string }) => /#token=([\w-]+)/.exec(mail.text)?.[1] ?? ''

/** Data that somebody else left under an address before anybody registered it. */
async function strangerAt(email: string) {
  await t.sql(
    `insert into leads (email, source, campaign, user_agent, ip_address) values ($1, 'reddit', 'fall-stranger', 'their phone', '203.0.113.77')`,
    [email],
  )
  await t.sql(`insert into newsletter_subscribers (email, source) values ($1, 'their-choice')`, [email])
}
const leadOf = (email: string) =>
  t.sql('select ip_address, campaign, converted_to_user, user_id from leads where email = $1', [email])

describe('an address nobody has proven', () => {
  it('brings nothing of a stranger into a download, and a deletion leaves theirs alone', async () => {
    const email = 'not-mine@example.com'
    await strangerAt(email)
    const person = await t.someone({ email })
    expect(await leadOf(email)).toMatchObject([{ converted_to_user: true, user_id: null }])
    const data = (await t.get('/api/user/export', { as: person })).body
    for (const trace of ['203.0.113.77', 'their phone', 'their-choice', 'fall-stranger'])
      expect(data).not.toContain(trace)
    expect((await t.delete('/api/user', { as: person, body: { password: person.password } })).statusCode).toBe(200)
    expect(await leadOf(email)).toMatchObject([{ ip_address: '203.0.113.77', user_id: null }])
    expect(await t.sql('select is_active from newsletter_subscribers where email = $1', [email])).toHaveLength(1)
  })

  it('still links what the same visitor left a moment before', async () => {
    const email = 'same-visitor@example.com'
    await t.post('/api/leads', { body: { email, source: 'reddit' } })
    const person = await t.someone({ email })
    expect(await leadOf(email)).toMatchObject([{ user_id: person.id }])
  })
})

describe('an address that is proven', () => {
  it('brings everything that was left under it, and a deletion takes it along, campaign and all', async () => {
    const email = 'mine@example.com'
    await strangerAt(email)
    const person = await t.someone({ email })
    const token = tokenIn(await t.waitForMail(email, 'Please confirm your address'))
    expect((await t.post('/api/auth/verify-email', { body: { token } })).statusCode).toBe(200)
    expect(await leadOf(email)).toMatchObject([{ user_id: person.id }])
    const data = (await t.get('/api/user/export', { as: person })).body
    for (const trace of ['203.0.113.77', 'their-choice']) expect(data).toContain(trace)
    await t.delete('/api/user', { as: person, body: { password: person.password } })
    expect(await leadOf(email)).toEqual([])
    expect(await t.sql(`select 1 from leads where campaign = 'fall-stranger' and email = ''`)).toEqual([])
    expect(await t.sql('select 1 from newsletter_subscribers where email = $1', [email])).toEqual([])
  })
})
