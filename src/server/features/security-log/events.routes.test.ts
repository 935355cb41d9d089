import { describe, expect, it } from 'vitest'
import { dayMs } from '#rules/durations.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { deleteOldEvents } from './events.queries.ts'

const t = useTestApp({ hasJobs: true })
const own = '/api/user/security-log'
const all = '/api/admin/security-log'
const phone = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Firefox/140.0' }

const eventsOf = async (who: Someone) =>
  (await t.get(own, { as: who })).json().map(({ event }: { event: string }) => event)
const countWithoutAccount = async (admin: Someone, event: string) => {
  const counts = (await t.get(`${all}/nobody`, { as: admin })).json()
  return counts.find((count: { event: string }) => count.event === event)?.times ?? 0
}
const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1]

describe('what happened to one’s account', () => {
  it('has sign-ins, failures told together, and sign-outs, each with the kind of device', async () => {
    const person = await t.someone()
    for (let tries = 0; tries < 3; tries += 1)
      await t.post('/api/login', { body: { email: person.email, password: 'not it' }, headers: phone })
    const back = { ...person, cookie: await t.signIn(person) }
    await t.post('/api/auth/signout', { as: back, headers: phone })
    const events = (await t.get(own, { as: person })).json()
    expect(events).toMatchObject([
      { event: 'signed_out', device: 'Firefox on Android', times: 1 },
      { event: 'signed_in', device: 'Unknown device', times: 1 },
      { event: 'sign_in_failed', device: 'Firefox on Android', times: 3 },
      { event: 'signed_in', times: 1 },
    ])
    expect(Object.keys(events[0]).sort()).toEqual(['detail', 'device', 'event', 'id', 'lastAt', 'times'])
  })

  it('has changes of the password and of devices, downloads, and a deletion that was refused', async () => {
    const person = await t.someone()
    const change = (currentPassword: string) => ({ currentPassword, newPassword: 'lantern by the stairs' })
    await t.post('/api/user/password', { as: person, body: change('not it') })
    await t.post('/api/user/password', { as: person, body: change(person.password) })
    await t.delete('/api/user/sessions', { as: person })
    await t.get('/api/user/export', { as: person })
    await t.delete('/api/user', { as: person, body: { password: 'not it' } })
    expect(await eventsOf(person)).toEqual([
      'password_refused',
      'data_exported',
      'other_devices_signed_out',
      'password_changed',
      'signed_in',
    ])
  })

  it('has a change of address from asking to confirming, and stopping it', async () => {
    const person = await t.someone()
    const wanted = `wanted-${person.email}`
    await t.post('/api/user/email', { as: person, body: { email: wanted, password: person.password } })
    const token = tokenIn((await t.waitForMail(wanted)).text)
    await t.post('/api/auth/verify-email', { body: { token } })
    expect(await eventsOf(person)).toEqual(['email_changed', 'email_change_asked', 'signed_in'])

    const asked = await t.waitForMail(person.email, 'Somebody asked to change your address')
    await t.post('/api/auth/stop-email-change', { body: { token: tokenIn(asked.text) } })
    const reset = tokenIn((await t.waitForMail(person.email, 'Your link to choose a new password')).text)
    await t.post('/api/auth/reset-password', { body: { token: reset, password: 'lantern by the stairs' } })
    const again = { ...person, cookie: await t.signIn({ ...person, password: 'lantern by the stairs' }) }
    expect((await eventsOf(again)).slice(0, 4)).toEqual([
      'signed_in',
      'password_reset',
      'password_reset_asked',
      'email_change_stopped',
    ])
  })

  it('has what administrators did, for both sides, and tells neither side the other’s account id', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    await t.post(`/api/admin/users/${person.id}/make-admin`, { as: admin })
    await t.post(`/api/admin/users/${person.id}/remove-admin`, { as: admin })
    await t.get('/api/admin/trial-signups/export', { as: admin })
    await t.get('/api/admin/users', { as: admin })
    const theirs = await t.get(own, { as: person })
    expect(theirs.json()).toMatchObject([{ event: 'role_taken' }, { event: 'role_given' }, { event: 'signed_in' }])
    expect(theirs.body).not.toContain(admin.id)
    const mine = await t.get(own, { as: admin })
    expect(mine.json().map(({ detail }: { detail: string }) => detail)).toEqual([
      'export_trial_signups',
      'remove_admin',
      'make_admin',
      null,
    ])
    expect(mine.body).not.toContain(person.id)
  })

  it('is part of the download, and deleted with the account', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    await t.post(`/api/admin/users/${person.id}/make-admin`, { as: admin })
    await t.post(`/api/admin/users/${admin.id}/extend-trial`, { as: person, body: { until: inAWeek() } })
    const download = (await t.get('/api/user/export', { as: person })).json()
    expect(download.security_log.map(({ event }: { event: string }) => event).sort()).toEqual([
      'admin_action',
      'role_given',
      'signed_in',
    ])
    expect(JSON.stringify(download.security_log)).not.toContain(admin.id)
    await t.delete('/api/user', { as: person, body: { password: person.password } })
    expect(await t.sql('select 1 from security_log where user_id = $1 or about_id = $1', [person.id])).toEqual([])
    // The administrator still sees the action, without the account it was about.
    expect(await eventsOf(admin)).toContain('admin_action')
  })
})

describe('who may read it', () => {
  it('is oneself alone, and administrators for all', async () => {
    const people = { free: await t.someone(), premium: await t.premium(), other: await t.someone() }
    const [admin, disabled] = [await t.admin(), await t.disabled()]
    for (const url of [own, all, `${all}/nobody`]) {
      expect((await t.get(url)).statusCode, `a visitor on ${url}`).toBe(401)
      expect((await t.get(url, { as: disabled })).json().code, `a disabled account on ${url}`).toBe('account_disabled')
    }
    const ids = new Set<string>()
    for (const [name, who] of Object.entries(people)) {
      const events = (await t.get(own, { as: who })).json()
      expect(events, name).toHaveLength(1)
      ids.add(events[0].id)
      for (const url of [all, `${all}/nobody`])
        expect((await t.get(url, { as: who })).json().code, `${name} on ${url}`).toBe('admin_only')
    }
    expect(ids.size).toBe(3)
    const seen = (await t.get(all, { as: admin })).json()
    for (const { id } of Object.values(people))
      expect(seen.map(({ userId }: { userId: string }) => userId)).toContain(id)
  })

  it('reads in pages, and finds no address, name or network in them', async () => {
    const admin = await t.admin()
    const person = await t.someone({ firstName: 'Unmistakable', email: 'unmistakable@example.com' })
    await t.post('/api/login', { body: { email: person.email, password: 'unmistakable guess' } })
    const [first, second] = [
      await t.get(`${all}?limit=1`, { as: admin }),
      await t.get(`${all}?limit=1&offset=1`, { as: admin }),
    ]
    expect(first.json()).toMatchObject([{ event: 'sign_in_failed', userId: person.id }])
    expect(second.json()).toMatchObject([{ event: 'signed_in', userId: person.id }])
    const [stored] = await t.sql(`select string_agg(l::text, ' ') as text from security_log l`)
    for (const text of [(await t.get(`${all}?limit=200`, { as: admin })).body, String(stored?.text)]) {
      expect(text.toLowerCase()).not.toContain('unmistakable')
      expect(text).not.toContain('127.0.0.1')
    }
  })
})

describe('the security log itself', () => {
  it('only counts failures at addresses that nobody has', async () => {
    const admin = await t.admin()
    const before = await countWithoutAccount(admin, 'sign_in_failed')
    const rows = async () => (await t.sql('select count(*)::int from security_log'))[0]?.count
    const stored = await rows()
    for (let tries = 0; tries < 2; tries += 1)
      await t.post('/api/login', { body: { email: 'nobody-at-all@example.com', password: 'a guess' } })
    expect(await countWithoutAccount(admin, 'sign_in_failed')).toBe(before + 2)
    expect(await rows()).toBe(stored)
  })

  it('forgets after 90 days', async () => {
    const person = await t.someone()
    await t.sql(
      `insert into security_log (user_id, event, last_at) values
       ($1, 'signed_out', now() - interval '91 days'), ($1, 'data_exported', now() - interval '89 days')`,
      [person.id],
    )
    await t.sql(`insert into security_counts values (current_date - 92, 'limit_hit', 'old', 1)`)
    await deleteOldEvents(t.connection.db)
    expect(await eventsOf(person)).toEqual(['signed_in', 'data_exported'])
    expect(await t.sql(`select 1 from security_counts where detail = 'old'`)).toEqual([])
  })

  it('keeps nobody from signing in or out when it cannot be written', async () => {
    const person = await t.someone()
    await t.sql('alter table security_log rename to security_log_away')
    try {
      expect((await t.post('/api/login', { body: { ...person, password: 'not it' } })).statusCode).toBe(401)
      const reply = await t.post('/api/login', { body: person })
      expect(reply.statusCode).toBe(200)
      expect((await t.post('/api/auth/signout', { as: person })).statusCode).toBe(200)
    } finally {
      await t.sql('alter table security_log_away rename to security_log')
    }
  })

  it('is written in the transaction of the change it is about', async () => {
    const person = await t.someone()
    await t.sql('alter table security_log rename to security_log_away')
    const body = { currentPassword: person.password, newPassword: 'lantern by the stairs' }
    const reply = await t.post('/api/user/password', { as: person, body })
    await t.sql('alter table security_log_away rename to security_log')
    expect(reply.statusCode).toBe(500)
    expect((await t.post('/api/login', { body: person })).statusCode).toBe(200)
  })
})

function inAWeek(): string {
  return new Date(Date.now() + 7 * dayMs).toISOString()
}
