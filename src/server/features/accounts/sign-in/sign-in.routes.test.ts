import { describe, expect, it } from 'vitest'
import { cookieOf, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const password = 'correct horse battery'

describe('registering', () => {
  it('creates an account, signs in with a cookie that scripts cannot read, and tells who it is', async () => {
    const body = { email: 'Maya@Example.com', password, firstName: 'Maya', lastName: 'Okafor' }
    const reply = await t.post('/api/register', { body })
    expect(reply.statusCode).toBe(201)
    expect(reply.json().user).toMatchObject({
      email: 'Maya@Example.com',
      firstName: 'Maya',
      subscriptionStatus: 'free',
      role: 'member',
      isPremium: false,
      hasUsedTrial: false,
      emailVerified: false,
    })
    expect(reply.body).not.toContain('password')
    expect(reply.json()).not.toHaveProperty('token')
    const cookie = String(reply.headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const me = await t.get('/api/user', { headers: { cookie: cookieOf(reply) } })
    expect(me.json()).toMatchObject({ email: 'Maya@Example.com' })
  })

  it('takes a missing last name as empty', async () => {
    const reply = await t.post('/api/register', { body: { email: 'no-last@example.com', password, firstName: 'Ada' } })
    expect(reply.json().user.lastName).toBe('')
  })

  it('leaves out of a name what would break the line or turn it around, and keeps every script', async () => {
    const body = { email: 'scripts@example.com', password, firstName: ' \u202eZoë\u0000🙂 ', lastName: 'نور\n李' }
    const reply = await t.post('/api/register', { body })
    expect(reply.json().user).toMatchObject({ firstName: 'Zoë 🙂', lastName: 'نور 李' })
  })

  it.each([
    [{ email: 'nope', password, firstName: 'A' }, 'Please enter a valid email address'],
    [{ email: 'a@example.com', password: '12345', firstName: 'A' }, 'Password must be at least 6 characters'],
    [{ email: 'a@example.com', password, firstName: '  ' }, 'First name is required'],
    [{ email: 'a@example.com', password, firstName: '\u200b\u2060' }, 'First name is required'],
    [{ email: 'a@example.com', password, firstName: 'x'.repeat(101) }, 'First name can be at most 100 characters'],
    [{ email: 'a@example.com', password: 12, firstName: 'A' }, 'Password is required'],
  ])('refuses %j and says why', async (body, message) => {
    const reply = await t.post('/api/register', { body })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid_input', message })
  })

  it('refuses the passwords everybody tries first', async () => {
    const body = { email: 'weak@example.com', password: 'password', firstName: 'A' }
    const reply = await t.post('/api/register', { body })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toMatch(/first anyone would guess/)
  })

  it('takes long passwords with any character, whole', async () => {
    const long = `${'ö🙂 x'.repeat(40)}end`
    const person = await t.someone({ password: long })
    expect(await t.signIn({ email: person.email, password: long })).toMatch(/^hearten=/)
    const cut = await t.post('/api/login', { body: { email: person.email, password: long.slice(0, -1) } })
    expect(cut.statusCode).toBe(401)
  })

  it('knows an address in any case, and says that it has an account', async () => {
    const { email } = await t.someone()
    const body = { email: email.toUpperCase(), password, firstName: 'B' }
    const reply = await t.post('/api/register', { body })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().code).toBe('conflict')
  })

  it('makes one account when the button is pressed twice at once', async () => {
    const body = { email: 'twice@example.com', password, firstName: 'T' }
    const replies = await Promise.all(Array.from({ length: 5 }, () => t.post('/api/register', { body })))
    expect(replies.map((r) => r.statusCode).sort()).toEqual([201, 409, 409, 409, 409])
  })

  it('ignores fields that are not the person’s to set', async () => {
    const body = {
      email: 'sly@example.com',
      password,
      firstName: 'S',
      role: 'admin',
      subscriptionStatus: 'lifetime',
      id: '1',
    }
    const reply = await t.post('/api/register', { body })
    expect(reply.json().user).toMatchObject({ role: 'member', subscriptionStatus: 'free', isPremium: false })
  })

  it('stores the password as argon2id at the cost OWASP recommends, and nothing like it', async () => {
    const { id } = await t.someone({ password: 'nobody else has this one' })
    const [row] = await t.sql('select password from users where id = $1', [id])
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('links the leads of that address', async () => {
    await t.post('/api/leads', { body: { email: 'Lead@example.com', source: 'reddit', campaign: 'fall' } })
    const { id } = await t.someone({ email: 'lead@example.com' })
    const rows = await t.sql(
      'select converted_to_user, converted_at, user_id, source, campaign from leads where lower(email) = $1',
      ['lead@example.com'],
    )
    expect(rows).toMatchObject([{ converted_to_user: true, user_id: id, source: 'reddit', campaign: 'fall' }])
    expect(rows[0]?.converted_at).toBeInstanceOf(Date)
  })
})

describe('signing in', () => {
  it('answers word for word the same for a wrong password and an unknown address', async () => {
    const { email } = await t.someone()
    const wrong = await t.post('/api/login', { body: { email, password: 'not the password' } })
    const unknown = await t.post('/api/login', { body: { email: 'nobody@example.com', password: 'not the password' } })
    for (const reply of [wrong, unknown]) {
      expect(reply.statusCode).toBe(401)
      expect(reply.json()).toMatchObject({ code: 'invalid_credentials', message: 'Invalid email or password' })
    }
  })

  it('says what is missing', async () => {
    const noMail = await t.post('/api/login', { body: { email: 'x', password: 'y' } })
    expect(noMail.json().message).toBe('Please enter a valid email address')
    const noPassword = await t.post('/api/login', { body: { email: 'x@example.com', password: '' } })
    expect(noPassword.json().message).toBe('Password is required')
  })

  it('gives a new identifier each time and ends the one the browser came with', async () => {
    const person = await t.someone()
    const reply = await t.post('/api/login', { as: person, body: { email: person.email, password: person.password } })
    const fresh = cookieOf(reply)
    expect(fresh).not.toBe(person.cookie)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(401)
    expect((await t.get('/api/user', { headers: { cookie: fresh } })).statusCode).toBe(200)
  })

  it('hands out a bearer token only to a client that asks, and it dies with its session', async () => {
    const person = await t.someone()
    const plain = await t.post('/api/login', { body: person })
    expect(plain.json()).not.toHaveProperty('token')
    const asked = await t.post('/api/login', { body: { ...person, wantsToken: true } })
    expect(asked.headers['set-cookie']).toBeUndefined()
    const headers = { authorization: `Bearer ${asked.json().token}` }
    expect((await t.get('/api/user', { headers })).json().id).toBe(person.id)
    await t.post('/api/auth/signout', { headers })
    expect((await t.get('/api/user', { headers })).statusCode).toBe(401)
  })

  it('refuses a disabled account, and the very next request of one that is signed in', async () => {
    const person = await t.someone()
    await t.sql('update users set is_account_disabled = true where id = $1', [person.id])
    const next = await t.get('/api/user', { as: person })
    expect(next.statusCode).toBe(403)
    expect(next.json().code).toBe('account_disabled')
    const again = await t.post('/api/login', { body: person })
    expect(again.statusCode).toBe(403)
    const guess = await t.post('/api/login', { body: { ...person, password: 'wrong one' } })
    expect(guess.statusCode).toBe(401)
  })

  it('refuses an expired session', async () => {
    const person = await t.someone()
    await t.sql(`update sessions set expire = now() - interval '1 second' where user_id = $1`, [person.id])
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(401)
  })
})

describe('who am I', () => {
  it('answers 401 with the word Unauthorized to a visitor, at both addresses', async () => {
    for (const url of ['/api/user', '/api/auth/user']) {
      const reply = await t.get(url)
      expect(reply.statusCode).toBe(401)
      expect(`${reply.statusCode}: ${reply.body}`).toMatch(/^401: .*Unauthorized/)
    }
  })

  it('is the same at both addresses', async () => {
    const person = await t.someone()
    const [a, b] = await Promise.all([t.get('/api/user', { as: person }), t.get('/api/auth/user', { as: person })])
    expect(a.json()).toEqual(b.json())
    expect(a.headers['cache-control']).toBe('no-store')
  })
})

describe('signing out', () => {
  it('ends the session on the server, and is harmless without one', async () => {
    const person = await t.someone()
    const reply = await t.post('/api/auth/signout', { as: person })
    expect(reply.statusCode).toBe(200)
    expect(String(reply.headers['set-cookie'])).toMatch(/hearten=;/)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(401)
    expect((await t.post('/api/auth/signout')).statusCode).toBe(200)
  })
})

it('leads a half-finished outside sign-up to the form', async () => {
  const reply = await t.get('/api/auth/replit-to-custom-redirect')
  expect(reply.statusCode).toBe(302)
  expect(reply.headers.location).toBe('/auth?signup=pending')
})
