import { describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ hasJobs: true })

const tokenIn = (mail: { text: string }) => /#token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
const askFor = (as: Someone, email: string) => t.post('/api/user/email', { as, body: { email, password: as.password } })
const verify = (token: string) => t.post('/api/auth/verify-email', { body: { token } })
const stop = (token: string) => t.post('/api/auth/stop-email-change', { body: { token } })
const emailOf = async (id: string) => (await t.sql('select email from users where id = $1', [id]))[0]?.email

async function resetLink(email: string) {
  await t.post('/api/auth/forgot-password', { body: { email } })
  return tokenIn(await t.waitForMail(email, 'Your link to choose a new password'))
}
const reset = (token: string, password = 'the owner chose this') =>
  t.post('/api/auth/reset-password', { body: { token, password } })

const asked = 'Somebody asked to change your address'
const newAddress = 'Please confirm your new address'

describe('somebody who holds an account they should not', () => {
  it('keeps no pending change of the address once the owner has reset the password', async () => {
    const squatter = await t.someone()
    await askFor(squatter, 'thief-1@example.com')
    const pending = tokenIn(await t.waitForMail('thief-1@example.com', newAddress))
    expect((await reset(await resetLink(squatter.email))).statusCode).toBe(200)
    expect((await verify(pending)).statusCode).toBe(400)
    expect(await emailOf(squatter.id)).toBe(squatter.email)
  })

  it('keeps none after the owner changed the password while signed in, nor a link to confirm or to reset', async () => {
    const person = await t.someone()
    const welcome = tokenIn(await t.waitForMail(person.email, 'Please confirm your address'))
    const toReset = await resetLink(person.email)
    await askFor(person, 'thief-2@example.com')
    const pending = tokenIn(await t.waitForMail('thief-2@example.com', newAddress))
    const body = { currentPassword: person.password, newPassword: 'fresh morning bread' }
    expect((await t.post('/api/user/password', { as: person, body })).statusCode).toBe(200)
    expect((await verify(pending)).statusCode).toBe(400)
    expect((await verify(welcome)).statusCode).toBe(400)
    expect((await reset(toReset)).statusCode).toBe(400)
  })

  it('does not send a link in a mail that was still waiting when the password or address changed', async () => {
    const person = await t.someone()
    const token = await resetLink(person.email)
    // Simulates a mail server that is down: the job is retried later.
    await t.sql(`create function hold() returns trigger language plpgsql as $$ begin
      if new.data->>'kind' in ('change_address', 'reset') then new.start_after = now() + interval '1 hour'; end if; return new; end $$`)
    await t.sql('create trigger hold before insert on pgboss.job for each row execute function hold()')
    await askFor(person, 'thief-3@example.com')
    await t.post('/api/auth/forgot-password', { body: { email: person.email } })
    await t.sql('drop trigger hold on pgboss.job')
    t.mails.length = 0
    expect((await reset(token)).statusCode).toBe(200)
    const hurry = `update pgboss.job set start_after = now() where state < 'active'`
    await t.sql(hurry)
    await t.waitForMail(person.email, 'Your password was changed')
    const waiting = `select count(*)::int from pgboss.job where name = 'account-mail' and state < 'completed'`
    const sendAll = async () => {
      await t.sql(hurry)
      return t.sql(waiting)
    }
    await expect.poll(sendAll, { timeout: 30_000 }).toEqual([{ count: 0 }])
    const sent = t.mails.map(({ subject }) => subject).filter((subject) => subject !== asked)
    expect(sent).toEqual(['Your password was changed'])
  })

  it('cannot use a link made for an address the account had before', async () => {
    const person = await t.someone()
    const toReset = await resetLink(person.email)
    await askFor(person, 'moved-on@example.com')
    expect((await verify(tokenIn(await t.waitForMail('moved-on@example.com', newAddress)))).statusCode).toBe(200)
    expect((await reset(toReset)).statusCode).toBe(400)
  })
})

describe('the old address', () => {
  it('hears of the request, and can stop it before it is confirmed', async () => {
    const person = await t.someone()
    await askFor(person, 'thief-4@example.com')
    const toStop = tokenIn(await t.waitForMail(person.email, asked))
    const pending = tokenIn(await t.waitForMail('thief-4@example.com', newAddress))
    expect((await stop(toStop)).json()).toEqual({ email: person.email })
    expect((await verify(pending)).statusCode).toBe(400)
    // Whoever requested it knew the password, so the session ends.
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(401)
    expect((await t.post('/api/login', { body: person })).statusCode).toBe(401)
    expect((await stop(toStop)).statusCode).toBe(400)
    await t.waitForMail(person.email, 'Your link to choose a new password')
  })

  it('gets the account back after it was confirmed, whatever was changed in between', async () => {
    const person = await t.someone()
    await askFor(person, 'thief-5@example.com')
    const toStop = tokenIn(await t.waitForMail(person.email, asked))
    expect((await verify(tokenIn(await t.waitForMail('thief-5@example.com', newAddress)))).statusCode).toBe(200)
    const body = { currentPassword: person.password, newPassword: 'the thief chose this' }
    expect((await t.post('/api/user/password', { as: person, body })).statusCode).toBe(200)
    const thief = { ...person, password: 'the thief chose this' }
    await askFor(thief, 'thief-6@example.com')
    await t.waitForMail('thief-6@example.com', newAddress)
    expect((await stop(toStop)).statusCode).toBe(200)
    expect(await emailOf(person.id)).toBe(person.email)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(401)
    const toReset = tokenIn(await t.waitForMail(person.email, 'Your link to choose a new password'))
    expect((await reset(toReset)).statusCode).toBe(200)
  })

  it('is told nothing it could use once its owner has chosen a new password by mail', async () => {
    const person = await t.someone()
    await askFor(person, 'thief-7@example.com')
    const toStop = tokenIn(await t.waitForMail(person.email, asked))
    expect((await reset(await resetLink(person.email))).statusCode).toBe(200)
    expect((await stop(toStop)).statusCode).toBe(400)
  })
})

describe('asking for an address that has an account', () => {
  it('answers as for any other, and only its owner learns of it', async () => {
    const [person, other] = [await t.someone(), await t.someone()]
    const free = await askFor(person, 'free-address@example.com')
    const taken = await askFor(person, other.email)
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
    const mail = await t.waitForMail(other.email, 'This address already has an account')
    expect(mail.text).not.toContain('#token=')
    expect(mail.text).not.toContain(person.email)
  })
})

describe('a link that resets the password', () => {
  it('proves the address it was sent to', async () => {
    const person = await t.someone()
    expect((await reset(await resetLink(person.email))).statusCode).toBe(200)
    const cookie = await t.signIn({ email: person.email, password: 'the owner chose this' })
    expect((await t.get('/api/user', { headers: { cookie } })).json().emailVerified).toBe(true)
  })
})
