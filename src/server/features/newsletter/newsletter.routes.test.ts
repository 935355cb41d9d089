import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Mail } from '#server/platform/jobs/mailer.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ hasJobs: true })
const url = '/api/newsletter'
const formType = { 'content-type': 'application/x-www-form-urlencoded' }

const rowOf = async (email: string) => {
  const rows = await t.sql('select * from newsletter_subscribers where lower(email) = lower($1)', [email])
  expect(rows.length).toBeLessThanOrEqual(1)
  return rows[0]
}
const leadsOf = (email: string) =>
  t.sql('select source, converted_to_user from leads where lower(email) = lower($1)', [email])
const tokenIn = ({ text }: Mail, what: 'confirm' | 'leave') => new RegExp(`#${what}=(\\S+)`).exec(text)?.[1] ?? ''
const confirm = (token: string) => t.post(`${url}/confirm`, { body: { token } })
const leave = (token: string) => t.post(`${url}/unsubscribe/${token}`)
const mailsTo = (email: string) => t.mails.filter((mail) => mail.to === email)

async function reader(email: string) {
  await t.post(url, { body: { email } })
  const mail = await t.waitForMail(email, 'Please confirm: the letter you asked for')
  await confirm(tokenIn(mail, 'confirm'))
  await t.waitForMail(email, 'The first one')
  return { email, unsubscribeToken: tokenIn(mail, 'leave'), confirmToken: tokenIn(mail, 'confirm') }
}

describe('asking for the letter', () => {
  it('stores the address as waiting, notes a lead, and mails a link to confirm and one to leave', async () => {
    const reply = await t.post(url, { body: { email: 'Maya@example.com' } })
    expect([reply.statusCode, reply.json()]).toEqual([202, { ok: true }])
    expect(await rowOf('maya@example.com')).toMatchObject({
      email: 'Maya@example.com',
      is_active: false,
      source: 'landing_page',
      unsubscribed_at: null,
    })
    expect(await leadsOf('Maya@example.com')).toEqual([{ source: 'newsletter', converted_to_user: false }])
    const mail = await t.waitForMail('Maya@example.com')
    expect(mail.subject).not.toMatch(/anxi|social|hearten/i)
    expect(mail.headers?.['List-Unsubscribe']).toMatch(
      /^<http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\/[^>]+>$/,
    )
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  it('keeps the place it was asked from, when that is one of ours', async () => {
    await t.post(url, { body: { email: 'from@example.com', source: 'newsletter_page' } })
    expect(await rowOf('from@example.com')).toMatchObject({ source: 'newsletter_page' })
    const odd = await t.post(url, { body: { email: 'odd@example.com', source: '<script>' } })
    expect(odd.statusCode).toBe(400)
  })

  it('answers a known address like an unknown one, and adds neither row nor lead, in any case of letters', async () => {
    const { email } = await reader('known@example.com')
    const replies = [
      await t.post(url, { body: { email: 'KNOWN@example.com' } }),
      await t.post(url, { body: { email: 'new@example.com' } }),
    ]
    for (const reply of replies) expect([reply.statusCode, reply.body]).toEqual([202, '{"ok":true}'])
    await t.waitForMail(email, 'You’re already on the list')
    expect(await rowOf(email)).toMatchObject({ is_active: true })
    expect((await leadsOf(email)).length).toBe(1)
  })

  it('makes one row when the form arrives twice at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => t.post(url, { body: { email: 'twice@example.com' } })))
    expect(await rowOf('twice@example.com')).toBeDefined()
    expect((await leadsOf('twice@example.com')).length).toBe(1)
  })

  it.each(['nope', '', 'a@', `${'x'.repeat(250)}@example.com`])('refuses %j as an address', async (email) => {
    const reply = await t.post(url, { body: { email } })
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'Please enter a valid email address'])
  })

  it('ignores what is not the visitor’s to set', async () => {
    await t.post(url, { body: { email: 'sly@example.com', isActive: true, is_active: true } })
    expect(await rowOf('sly@example.com')).toMatchObject({ is_active: false })
  })
})

describe('the plain HTML form', () => {
  const send = (payload: string) => t.app.inject({ method: 'POST', url, headers: formType, payload })

  it('works without a script and leads to a page that says what comes next', async () => {
    const reply = await send('fields%5Bemail%5D=plain%40example.com&ml-submit=1&anticsrf=true')
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/newsletter#check-inbox'])
    expect(await rowOf('plain@example.com')).toMatchObject({ is_active: false, source: 'landing_page' })
  })

  it('leads back to the form when the address is invalid', async () => {
    for (const payload of ['fields%5Bemail%5D=nope', '']) {
      const reply = await send(payload)
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/newsletter#check-address'])
    }
  })

  it('is understood by this endpoint alone', async () => {
    const headers = { ...formType, 'x-requested-with': 'XMLHttpRequest' }
    const reply = await t.app.inject({ method: 'POST', url: '/api/leads', headers, payload: 'email=a%40example.com' })
    expect(reply.statusCode).toBe(415)
  })
})

describe('confirming', () => {
  it('starts the letter once, with a first one, however often the button is pressed', async () => {
    const { email, confirmToken } = await reader('confirm@example.com')
    expect(await rowOf(email)).toMatchObject({ is_active: true, unsubscribed_at: null })
    const again = await Promise.all([confirm(confirmToken), confirm(confirmToken)])
    expect(again.map((reply) => reply.statusCode)).toEqual([200, 200])
    await wait(1500)
    expect(mailsTo(email).filter(({ subject }) => subject === 'The first one').length).toBe(1)
  })

  it('refuses a link nobody signed', async () => {
    const { confirmToken, unsubscribeToken } = await reader('forged@example.com')
    for (const token of ['x', `${confirmToken}x`, unsubscribeToken]) {
      const reply = await confirm(token)
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_link'])
    }
  })

  it('refuses an old link after somebody has left, and takes a new one', async () => {
    const { email, confirmToken, unsubscribeToken } = await reader('back@example.com')
    await leave(unsubscribeToken)
    expect((await confirm(confirmToken)).statusCode).toBe(400)
    expect(await rowOf(email)).toMatchObject({ is_active: false })
    const before = mailsTo(email).length
    await t.post(url, { body: { email } })
    await expect.poll(() => mailsTo(email).length, { timeout: 8000 }).toBeGreaterThan(before)
    const fresh = mailsTo(email).at(-1)!
    expect((await confirm(tokenIn(fresh, 'confirm'))).statusCode).toBe(200)
    expect(await rowOf(email)).toMatchObject({ is_active: true, unsubscribed_at: null })
  })
})

describe('leaving', () => {
  it('stops the letter and keeps the first date, however often it is said', async () => {
    const { email, unsubscribeToken } = await reader('leaver@example.com')
    expect((await leave(unsubscribeToken)).statusCode).toBe(200)
    const first = await rowOf(email)
    expect(first).toMatchObject({ is_active: false })
    expect(first?.unsubscribed_at).toBeInstanceOf(Date)
    expect((await leave(unsubscribeToken)).statusCode).toBe(200)
    expect((await rowOf(email))?.unsubscribed_at).toEqual(first?.unsubscribed_at)
  })

  it('works with one click in a mail program, which sends no header of ours', async () => {
    const { email } = await reader('one-click@example.com')
    const header = mailsTo(email)[0]?.headers?.['List-Unsubscribe'] ?? ''
    const address = new URL(header.slice(1, -1)).pathname
    const reply = await t.app.inject({
      method: 'POST',
      url: address,
      headers: formType,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(reply.statusCode).toBe(200)
    expect(await rowOf(email)).toMatchObject({ is_active: false })
  })

  it('refuses a link nobody signed, and changes nothing by being looked at', async () => {
    const { email, confirmToken, unsubscribeToken } = await reader('stays@example.com')
    expect((await leave(`${unsubscribeToken}x`)).statusCode).toBe(400)
    expect((await leave(confirmToken)).statusCode).toBe(400)
    const looked = await t.get(`${url}/unsubscribe/${unsubscribeToken}`)
    expect([looked.statusCode, looked.headers.location]).toEqual([303, `/newsletter#leave=${unsubscribeToken}`])
    const odd = await t.get(`${url}/unsubscribe/${encodeURIComponent('//evil.example/<b>')}`)
    expect(odd.headers.location).toBe('/newsletter#leave=%2F%2Fevil.example%2F%3Cb%3E')
    expect(await rowOf(email)).toMatchObject({ is_active: true })
  })
})

it('forgets addresses that nobody confirmed in time, their leads’ too, and no others', async () => {
  const { email } = await reader('kept@example.com')
  const left = await reader('left@example.com')
  await leave(left.unsubscribeToken)
  for (const typed of ['Never@example.com', 'joined@example.com']) await t.post(url, { body: { email: typed } })
  await t.someone({ email: 'joined@example.com' })
  await t.sql(`update newsletter_subscribers set created_at = now() - interval '20 days'`)
  await t.post(url, { body: { email: 'asked-again@example.com' } })
  await t.sql(`insert into pgboss.job (name, data) values ('newsletter-clean-up', '{}')`)
  await expect.poll(() => rowOf('never@example.com'), { timeout: 15_000 }).toBeUndefined()
  for (const known of [email, left.email, 'asked-again@example.com']) {
    expect(await rowOf(known)).toBeDefined()
    expect(await leadsOf(known)).toHaveLength(1)
  }
  expect(await leadsOf('never@example.com')).toEqual([])
  expect(await leadsOf('joined@example.com')).toEqual([{ source: 'newsletter', converted_to_user: true }])
  expect(await t.sql(`select distinct referrer, user_agent, ip_address from leads where email = ''`)).toEqual([
    { referrer: null, user_agent: null, ip_address: null },
  ])
})
