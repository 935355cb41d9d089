import { beforeEach, describe, expect, it } from 'vitest'
import { rateLimits } from '#rules/rate-limits.ts'
import { forumDriver } from './features/forum/testing/forum-driver.ts'
import { startPushService } from './testing/push-service.ts'
import { cookieOf, type Someone, useTestApp } from './testing/test-app.ts'

const t = useTestApp()
const forum = forumDriver(t)
const wrong = 'never the right one'

/** An administrator who has signed in and has not given the password again since. */
async function unconfirmedAdmin(): Promise<Someone> {
  const admin = await t.admin()
  await t.sql('update sessions set confirmed_at = null where user_id = $1', [admin.id])
  return admin
}
/** Like a browser, keeps using the cookie it receives. */
async function confirm(as: Someone, password = as.password) {
  const reply = await t.post('/api/user/confirm', { as, body: { password } })
  if (reply.statusCode === 200) as.cookie = cookieOf(reply)
  return reply.statusCode
}
const rolesOf = async (...ids: string[]) =>
  (await t.sql('select role from users where id = any($1) order by role', [ids])).map(({ role }) => role)
const eventsOf = async (who: Someone) =>
  (await t.sql('select event, detail from security_log where user_id = $1 order by created_at', [who.id])).filter(
    ({ event }) => event !== 'signed_in',
  )

/**
 * Every call that asks for the password again, on people and posts made for it, and how to tell whether it was carried
 * out.
 */
async function weightyCalls() {
  const [member, colleague, author] = [await t.someone(), await t.admin(), await forum.member('Maya', 'Ortiz')]
  const secret = await forum.post(author, { isAnonymous: true, content: 'see example.com' })
  const hidden = await forum.post(author)
  const decision = `/api/admin/forum/posts/${hidden.id}/decision`
  await t.post(decision, { as: colleague, body: { decision: 'hide' } })
  const post = (url: string, body?: object) => (as?: Someone) => t.post(url, { as, body })
  const get = (url: string) => (as?: Someone) => t.get(url, { as })
  const calls = {
    'give the role': post(`/api/admin/users/${member.id}/make-admin`),
    'take the role': post(`/api/admin/users/${colleague.id}/remove-admin`),
    'export the leads': get('/api/leads/export'),
    'export the trials': get('/api/admin/trial-signups/export'),
    'restore what was hidden': post(decision, { decision: 'restore' }),
    'reveal an author': post(`/api/admin/forum/posts/${secret.id}/author`),
  }
  return { calls, member, colleague, author, hidden }
}

describe('what reaches other people', () => {
  it('is refused to everybody but an administrator, whatever they confirmed', async () => {
    const { calls, author } = await weightyCalls()
    const disabled = await t.admin()
    await t.sql('update users set is_account_disabled = true where id = $1', [disabled.id])
    const people = { free: await t.someone(), premium: await t.premium(), 'the author': author }
    for (const who of Object.values(people)) expect(await confirm(who)).toBe(200)
    for (const [name, call] of Object.entries(calls)) {
      expect((await call()).json().code, name).toBe('unauthorized')
      expect((await call(disabled)).json().code, name).toBe('account_disabled')
      for (const [kind, who] of Object.entries(people))
        expect((await call(who)).json().code, `${kind}: ${name}`).toBe('admin_only')
    }
  })

  it('asks an administrator for the password once more, and does nothing before', async () => {
    const { calls, member, colleague, author, hidden } = await weightyCalls()
    const admin = await unconfirmedAdmin()
    for (const [name, call] of Object.entries(calls)) {
      const reply = await call(admin)
      expect([reply.statusCode, reply.json().code], name).toEqual([403, 'confirm_needed'])
      expect(reply.body, name).not.toContain(author.email)
    }
    expect(await rolesOf(member.id, colleague.id)).toEqual(['admin', 'member'])
    expect((await forum.read(author, hidden.id)).status).toBe('hidden')
    expect(await eventsOf(admin)).toEqual([])
    expect(await confirm(admin)).toBe(200)
    for (const [name, call] of Object.entries(calls)) expect((await call(admin)).statusCode, name).toBe(200)
    expect((await forum.read(author, hidden.id)).status).toBe('published')
  })
})

describe('a confirmation', () => {
  let admin: Someone
  beforeEach(async () => {
    admin = await unconfirmedAdmin()
  })
  const exportStatus = async (as = admin) => (await t.get('/api/leads/export', { as })).statusCode

  it('needs the right password, and a wrong one is written down', async () => {
    expect(await confirm(admin, wrong)).toBe(403)
    expect(await exportStatus()).toBe(403)
    expect(await eventsOf(admin)).toMatchObject([{ event: 'password_refused' }])
    expect((await t.post('/api/user/confirm', { as: admin, body: {} })).statusCode).toBe(400)
    expect((await t.post('/api/user/confirm', { body: { password: admin.password } })).statusCode).toBe(401)
  })

  it('holds for ten minutes', async () => {
    await confirm(admin)
    const age = (minutes: number) =>
      t.sql(`update sessions set confirmed_at = now() - $2 * interval '1 minute' where user_id = $1`, [
        admin.id,
        minutes,
      ])
    await age(9)
    expect(await exportStatus()).toBe(200)
    await age(11)
    expect(await exportStatus()).toBe(403)
  })

  it('holds on this device alone, and not after signing in anew', async () => {
    await confirm(admin)
    expect(await exportStatus({ ...admin, cookie: await t.signIn(admin) })).toBe(403)
    expect(await exportStatus()).toBe(200)
  })
})

describe('the session that gave the password once more', () => {
  it('goes on under another name, and a copy of the old one gains nothing and soon ends', async () => {
    const admin = await unconfirmedAdmin()
    const copied = { ...admin }
    expect(await confirm(admin)).toBe(200)
    expect(admin.cookie).not.toBe(copied.cookie)
    expect((await t.get('/api/leads/export', { as: admin })).statusCode).toBe(200)
    expect((await t.get('/api/leads/export', { as: copied })).json().code).toBe('confirm_needed')
    const [old] = await t.sql(
      `select expire <= now() + interval '10 seconds' as ends from sessions where user_id = $1 and confirmed_at is null`,
      [admin.id],
    )
    expect(old).toEqual({ ends: true })
    await t.sql(`update sessions set expire = expire - interval '10 seconds' where user_id = $1`, [admin.id])
    expect((await t.get('/api/user', { as: copied })).statusCode).toBe(401)
    expect((await t.get('/api/user', { as: admin })).statusCode).toBe(200)
  })

  it('is told its new token where it came with one, and keeps the time it began', async () => {
    const { email, password, id } = await t.admin()
    const { token } = (await t.post('/api/login', { body: { email, password, wantsToken: true } })).json()
    await t.sql(`update sessions set created_at = now() - interval '3 hours' where user_id = $1`, [id])
    const bearer = (given: string) => ({ headers: { authorization: `Bearer ${given}` } })
    const reply = await t.post('/api/user/confirm', { ...bearer(token), body: { password } })
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect((await t.get('/api/leads/export', bearer(reply.json().token))).statusCode).toBe(200)
    expect((await t.get('/api/leads/export', bearer(token))).json().code).toBe('confirm_needed')
    const begun = await t.sql(
      `select count(*)::int as n from sessions where user_id = $1 and created_at > now() - interval '2 hours'`,
      [id],
    )
    expect(begun).toEqual([{ n: 0 }])
  })

  it('keeps the reminders of its device', async () => {
    const admin = await unconfirmedAdmin()
    const push = await startPushService()
    await t.post('/api/push/subscriptions', {
      as: admin,
      body: { endpoint: 'https://push.example.com/kept', keys: push.newDevice().keys },
    })
    await push.stop()
    await confirm(admin)
    await t.sql('delete from sessions where user_id = $1 and confirmed_at is null', [admin.id])
    expect((await t.get('/api/reminders', { as: admin })).json().devices).toHaveLength(1)
  })
})

describe('guesses at the password', () => {
  const limited = useTestApp({ hasLimits: true })

  it('run out, also for the right one', async () => {
    const admin = await limited.admin()
    const guess = async (password: string) =>
      (await limited.post('/api/user/confirm', { as: admin, body: { password } })).statusCode
    for (let n = 0; n < rateLimits.signInPair.points; n += 1) expect(await guess(wrong)).toBe(403)
    expect(await guess(admin.password)).toBe(429)
  })
})
