import { describe, expect, it } from 'vitest'
import { cookieOf, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({
  hasJobs: true,
  env: { ADMIN_EMAILS: 'boss@example.com, new-boss@example.com', APP_ENV: 'demo' },
})

const tokenIn = (mail: { text: string }) => /#token=([\w-]+)/.exec(mail.text)?.[1] ?? ''

describe('a forgotten password', () => {
  it('is replaced through the mailed link, once, and every device is signed out', async () => {
    const person = await t.someone({ firstName: 'Noor' })
    const asked = await t.post('/api/auth/forgot-password', { body: { email: person.email.toUpperCase() } })
    expect(asked.statusCode).toBe(202)
    const mail = await t.waitForMail(person.email, 'Your link to choose a new password')
    expect(mail.text).toContain('Hello Noor')
    expect(mail.html).toContain(tokenIn(mail))

    const body = { token: tokenIn(mail), password: 'a whole new phrase' }
    expect((await t.post('/api/auth/reset-password', { body })).statusCode).toBe(200)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(401)
    expect((await t.post('/api/login', { body: person })).statusCode).toBe(401)
    expect(await t.signIn({ email: person.email, password: 'a whole new phrase' })).toMatch(/^hearten=./)
    await t.waitForMail(person.email, 'Your password was changed')

    const again = await t.post('/api/auth/reset-password', { body })
    expect(again.statusCode).toBe(400)
    expect(again.json().code).toBe('invalid_link')
  })

  it('answers the same for an unknown address, and sends nothing', async () => {
    const person = await t.someone()
    const known = await t.post('/api/auth/forgot-password', { body: { email: person.email } })
    const unknown = await t.post('/api/auth/forgot-password', { body: { email: 'ghost@example.com' } })
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.body).toBe(known.body)
    await t.waitForMail(person.email, 'Your link to choose a new password')
    expect(t.mails.filter((mail) => mail.to === 'ghost@example.com')).toEqual([])
  })

  it('refuses an expired link, and opens a link once when two requests come together', async () => {
    const person = await t.someone()
    await t.post('/api/auth/forgot-password', { body: { email: person.email } })
    const token = tokenIn(await t.waitForMail(person.email, 'Your link to choose a new password'))
    await t.sql(`update account_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [person.id])
    const late = await t.post('/api/auth/reset-password', { body: { token, password: 'another phrase' } })
    expect(late.statusCode).toBe(400)
    await t.sql(`update account_tokens set expires_at = now() + interval '1 hour' where user_id = $1`, [person.id])
    const both = await Promise.all(
      ['first phrase', 'second phrase'].map((password) =>
        t.post('/api/auth/reset-password', { body: { token, password } }),
      ),
    )
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 400])
  })

  it('keeps no readable link and no readable address in the database', async () => {
    const person = await t.someone()
    await t.post('/api/auth/forgot-password', { body: { email: person.email } })
    const token = tokenIn(await t.waitForMail(person.email, 'Your link to choose a new password'))
    const rows = await t.sql('select token_hash from account_tokens where user_id = $1', [person.id])
    expect(JSON.stringify(rows)).not.toContain(token)
    const jobs = await t.sql(`select data::text from pgboss.job union all select data::text from pgboss.archive`)
    expect(JSON.stringify(jobs)).not.toContain(person.email)
  })
})

describe('confirming an address', () => {
  it('works through the welcome mail, once', async () => {
    const person = await t.someone()
    const token = tokenIn(await t.waitForMail(person.email, 'Please confirm your address'))
    expect((await t.post('/api/auth/verify-email', { body: { token } })).json()).toEqual({ email: person.email })
    expect((await t.get('/api/user', { as: person })).json().emailVerified).toBe(true)
    expect((await t.post('/api/auth/verify-email', { body: { token } })).statusCode).toBe(400)
  })

  it('sends the link again on request; the first one then opens no more', async () => {
    const person = await t.someone()
    const first = tokenIn(await t.waitForMail(person.email))
    t.mails.length = 0
    expect((await t.post('/api/auth/resend-verification', { as: person })).statusCode).toBe(202)
    const second = tokenIn(await t.waitForMail(person.email))
    expect((await t.post('/api/auth/verify-email', { body: { token: first } })).statusCode).toBe(400)
    expect((await t.post('/api/auth/verify-email', { body: { token: second } })).statusCode).toBe(200)
  })

  it('is not possible with a link made for a new password', async () => {
    const person = await t.someone()
    await t.post('/api/auth/forgot-password', { body: { email: person.email } })
    const token = tokenIn(await t.waitForMail(person.email, 'Your link to choose a new password'))
    expect((await t.post('/api/auth/verify-email', { body: { token } })).statusCode).toBe(400)
  })

  it('makes a configured administrator of a demo at once', async () => {
    const boss = await t.someone({ email: 'Boss@example.com' })
    expect((await t.get('/api/user', { as: boss })).json().role).toBe('admin')
  })
})

describe('the account page', () => {
  it('changes the name', async () => {
    const person = await t.someone()
    const reply = await t.patch('/api/user', { as: person, body: { firstName: ' Ines ', lastName: 'Ruiz' } })
    expect(reply.json()).toMatchObject({ firstName: 'Ines', lastName: 'Ruiz' })
    const blank = await t.patch('/api/user', { as: person, body: { firstName: ' ' } })
    expect(blank.json().message).toBe('First name is required')
  })

  it('changes the address only after the link sent there was opened, and tells the old one', async () => {
    const person = await t.someone()
    const body = { email: 'moved@example.com', password: person.password }
    expect((await t.post('/api/user/email', { as: person, body })).statusCode).toBe(202)
    expect((await t.get('/api/user', { as: person })).json().email).toBe(person.email)
    const token = tokenIn(await t.waitForMail('moved@example.com', 'Please confirm your new address'))
    await t.post('/api/auth/verify-email', { body: { token } })
    expect((await t.get('/api/user', { as: person })).json()).toMatchObject({
      email: 'moved@example.com',
      emailVerified: true,
    })
    await t.waitForMail(person.email, 'Your address was changed')
  })

  it('refuses the address it has already, and a wrong password, without ending the session', async () => {
    const person = await t.someone()
    const same = await t.post('/api/user/email', { as: person, body: person })
    expect(same.statusCode).toBe(409)
    const wrong = await t.post('/api/user/email', {
      as: person,
      body: { email: 'x@example.com', password: 'wrong one' },
    })
    expect(wrong.statusCode).toBe(403)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(200)
  })

  it('changes the password, and signs the other devices out but not this one', async () => {
    const person = await t.someone()
    const phone = await t.signIn(person)
    const body = { currentPassword: person.password, newPassword: 'fresh morning bread' }
    expect((await t.post('/api/user/password', { as: person, body })).statusCode).toBe(200)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(200)
    expect((await t.get('/api/user', { headers: { cookie: phone } })).statusCode).toBe(401)
    expect((await t.post('/api/login', { body: person })).statusCode).toBe(401)
    const wrong = await t.post('/api/user/password', { as: person, body })
    expect(wrong.statusCode).toBe(403)
  })
})

describe('devices', () => {
  it('are listed in words, and can be signed out one by one or together', async () => {
    const person = await t.someone()
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Safari/604.1'
    const login = await t.post('/api/login', { body: person, headers: { 'user-agent': agent } })
    const phone = { ...person, cookie: cookieOf(login) }
    const list = (await t.get('/api/user/sessions', { as: person })).json()
    expect(list).toHaveLength(2)
    const other = list.find((one: { isCurrent: boolean }) => !one.isCurrent)
    expect(other.device).toBe('Safari on iPhone')
    const stranger = await t.someone()
    expect((await t.delete(`/api/user/sessions/${other.id}`, { as: stranger })).statusCode).toBe(404)
    expect((await t.get('/api/user', { as: phone })).statusCode).toBe(200)
    expect((await t.delete(`/api/user/sessions/${other.id}`, { as: person })).statusCode).toBe(200)
    expect((await t.get('/api/user', { as: phone })).statusCode).toBe(401)

    const tablet = { ...person, cookie: await t.signIn(person) }
    await t.delete('/api/user/sessions', { as: person })
    expect((await t.get('/api/user', { as: tablet })).statusCode).toBe(401)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(200)
  })
})
