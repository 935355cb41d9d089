import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { secondStepMinutes } from '#rules/limits.ts'
import { rateLimits } from '#rules/rate-limits.ts'
import { cookieOf, type Someone, type TestApp, useTestApp } from '#server/testing/test-app.ts'
import { newRecoveryCodes } from './recovery-codes.ts'

const t = useTestApp({ hasJobs: true })
const url = '/api/user/two-step'
const wrong = 'never the right one'
const halfMinute = 30_000

const codeOf = (key: string, halfMinutes = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + halfMinutes * halfMinute })

/** Differs from all three codes that are currently valid. */
const wrongCode = (key: string) => {
  const right = [-2, -1, 0, 1, 2].map((at) => codeOf(key, at))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!
}

type Prepared = Someone & { key: string; codes: string[] }

/** A person with two-step sign-in who is signed in already. The code used to set it up is spent. */
async function prepared(app: TestApp = t, person?: Someone): Promise<Prepared> {
  const who = person ?? (await app.someone())
  const { key } = (await app.post(`${url}/set-up`, { as: who, body: { password: who.password } })).json()
  const on = await app.post(`${url}/on`, { as: who, body: { code: codeOf(key) } })
  if (on.statusCode !== 200) throw new Error(`Could not turn it on: ${on.body}`)
  await forgetUsed(who, app)
  return { ...who, key, codes: on.json().recoveryCodes }
}
/** As if half an hour had passed since the last code. */
const forgetUsed = (who: Someone, app: TestApp = t) =>
  app.sql('update two_step_keys set last_step = 0 where user_id = $1', [who.id])

const ticketOf = async (who: Someone, app: TestApp = t): Promise<string> =>
  (await app.post('/api/login', { body: { email: who.email, password: who.password } })).json().secondStep.ticket
const finish = (ticket: string, code: string, app: TestApp = t) =>
  app.post('/api/login/second-step', { body: { ticket, code } })
const eventsOf = async (who: Someone) =>
  (await t.sql('select event from security_log where user_id = $1 order by created_at', [who.id])).map(
    ({ event }) => event,
  )

describe('turning it on', () => {
  it('takes the password, a key told once, and a first code; then other devices are out and a mail goes out', async () => {
    const person = await t.someone()
    const elsewhere = { ...person, cookie: await t.signIn(person) }
    expect((await t.post(`${url}/set-up`, { as: person, body: { password: wrong } })).statusCode).toBe(403)
    const { key, uri } = (await t.post(`${url}/set-up`, { as: person, body: { password: person.password } })).json()
    expect(uri).toContain(`secret=${key}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Hearten:/)
    expect((await t.post(`${url}/on`, { as: person, body: { code: wrongCode(key) } })).json().code).toBe('wrong_code')
    expect((await t.get(url, { as: person })).json()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
    expect((await t.post('/api/login', { body: person })).json()).toHaveProperty('user')
    const on = await t.post(`${url}/on`, { as: person, body: { code: codeOf(key) } })
    expect(new Set(on.json().recoveryCodes).size).toBe(10)
    const state = await t.get(url, { as: person })
    expect(state.json()).toMatchObject({ isOn: true, recoveryCodesLeft: 10, isRequired: false })
    expect(state.body).not.toContain(key)
    expect((await t.get('/api/user', { as: elsewhere })).statusCode).toBe(401)
    await t.waitForMail(person.email, 'Two-step sign-in was turned on')
    expect(await eventsOf(person)).toContain('two_step_on')
  })

  it('is refused a second time, without a key, or with a key that was shown too long ago', async () => {
    const person = await prepared()
    const again = await t.post(`${url}/set-up`, { as: person, body: { password: person.password } })
    expect(again.statusCode).toBe(409)
    expect((await t.post(`${url}/on`, { as: person, body: { code: codeOf(person.key) } })).statusCode).toBe(409)
    const late = await t.someone()
    expect((await t.post(`${url}/on`, { as: late, body: { code: '123456' } })).statusCode).toBe(400)
    const { key } = (await t.post(`${url}/set-up`, { as: late, body: { password: late.password } })).json()
    await t.sql(`update two_step_keys set created_at = now() - interval '31 minutes' where user_id = $1`, [late.id])
    expect((await t.post(`${url}/on`, { as: late, body: { code: codeOf(key) } })).statusCode).toBe(400)
  })

  it('leaves neither key nor codes readable in the database, a download or a log of theirs', async () => {
    const person = await prepared()
    const stored = JSON.stringify([
      await t.sql('select * from two_step_keys where user_id = $1', [person.id]),
      await t.sql('select * from recovery_codes where user_id = $1', [person.id]),
    ])
    const download = await t.get('/api/user/export', { as: person })
    for (const secret of [person.key, ...person.codes, person.codes[0]!.replaceAll('-', '')]) {
      expect(stored).not.toContain(secret)
      expect(download.body).not.toContain(secret)
    }
    expect(download.body).not.toMatch(/sealed|codeHash/)
  })
})

describe('another address', () => {
  it('asks for a code as well as the password where two-step sign-in is on', async () => {
    const person = await prepared()
    const ask = (code?: string) =>
      t.post('/api/user/email', {
        as: person,
        body: { email: `new-${person.email}`, password: person.password, ...(code ? { code } : {}) },
      })
    for (const code of [undefined, wrongCode(person.key)]) expect((await ask(code)).json().code).toBe('wrong_code')
    expect(await eventsOf(person)).not.toContain('email_change_asked')
    expect((await ask(codeOf(person.key))).statusCode).toBe(202)
    expect(await eventsOf(person)).toContain('email_change_asked')
  })
})

describe('recovery codes', () => {
  it('are random enough that a plain hash gives nothing away', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    // Five bits per character, and at least 112 are required.
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
  })
})

describe('signing in', () => {
  let person: Prepared
  beforeEach(async () => {
    person = await prepared()
  })

  it('takes the password, then a code; the password alone opens nothing', async () => {
    const first = await t.post('/api/login', { body: person })
    expect(Object.keys(first.json())).toEqual(['secondStep'])
    expect(first.headers['set-cookie']).toBeUndefined()
    const { ticket } = first.json().secondStep
    for (const headers of [{ authorization: `Bearer ${ticket}` }, { cookie: `hearten=${ticket}` }])
      expect((await t.get('/api/user', { headers })).statusCode).toBe(401)
    const second = await finish(ticket, codeOf(person.key))
    expect(second.json()).toMatchObject({ user: { id: person.id } })
    const anew = { ...person, cookie: cookieOf(second) }
    expect((await t.get('/api/user', { as: anew })).statusCode).toBe(200)
  })

  it('answers a wrong password as for anybody else', async () => {
    const plain = await t.someone()
    const replies = await Promise.all(
      [person, plain].map(({ email }) => t.post('/api/login', { body: { email, password: wrong } })),
    )
    const [one, other] = replies.map((reply) => ({ ...reply.json(), requestId: null }))
    expect(one).toEqual(other)
  })

  it('gives a bearer token only after the code', async () => {
    const { ticket } = (await t.post('/api/login', { body: { ...person, wantsToken: true } })).json().secondStep
    const { token } = (await finish(ticket, codeOf(person.key))).json()
    expect((await t.get('/api/user', { headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200)
  })

  it('takes a code once, even when two requests bring it at the same time, and no older one', async () => {
    const code = codeOf(person.key)
    const tickets = [await ticketOf(person), await ticketOf(person)]
    const both = await Promise.all(tickets.map((ticket) => finish(ticket, code)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    for (const used of [code, codeOf(person.key, -1)])
      expect((await finish(await ticketOf(person), used)).json().code).toBe('wrong_code')
    expect(await eventsOf(person)).toContain('code_refused')
  })

  it('takes codes of the half minute before and after, and no others', async () => {
    for (const [at, status] of [
      [-3, 403],
      [-1, 200],
      [1, 200],
      [3, 403],
    ] as const) {
      await forgetUsed(person)
      expect((await finish(await ticketOf(person), codeOf(person.key, at))).statusCode, `${at}`).toBe(status)
    }
  })

  it('takes a recovery code once, however it is written, and says so by mail', async () => {
    const [code = '', second = ''] = person.codes
    expect((await finish(await ticketOf(person), ` ${code.toUpperCase().replaceAll('-', ' ')} `)).statusCode).toBe(200)
    expect((await finish(await ticketOf(person), code)).statusCode).toBe(403)
    const mail = await t.waitForMail(person.email, 'A recovery code was used')
    expect(mail.text).toContain('9 are left.')
    const tickets = [await ticketOf(person), await ticketOf(person)]
    const both = await Promise.all(tickets.map((ticket) => finish(ticket, second)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    expect((await t.get(url, { as: person })).json()).toMatchObject({ recoveryCodesLeft: 8 })
    expect(await eventsOf(person)).toContain('recovery_code_used')
  })

  it('refuses a code of somebody else, and a ticket we did not make', async () => {
    const other = await prepared()
    expect((await finish(await ticketOf(person), other.codes[0]!)).statusCode).toBe(403)
    const ticket = await ticketOf(person)
    const altered = ticket.slice(0, 60) + (ticket[60] === 'A' ? 'B' : 'A') + ticket.slice(61)
    for (const made of ['made-up', altered, ticket.slice(4), ticket.slice(0, 40)])
      expect((await finish(made, codeOf(person.key))).statusCode, made).toBe(400)
  })

  it('ends with a new password, which leaves the second step on', async () => {
    const ticket = await ticketOf(person)
    await t.post('/api/auth/forgot-password', { body: { email: person.email } })
    const mail = await t.waitForMail(person.email, 'Your link to choose a new password')
    const token = /#token=([\w-]+)/.exec(mail.text)?.[1]
    const password = 'another horse battery'
    expect((await t.post('/api/auth/reset-password', { body: { token, password } })).statusCode).toBe(200)
    expect((await finish(ticket, codeOf(person.key))).statusCode).toBe(400)
    const login = await t.post('/api/login', { body: { email: person.email, password } })
    expect(Object.keys(login.json())).toEqual(['secondStep'])
  })

  it('has to come within ten minutes of the first', async () => {
    const ticket = await ticketOf(person)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (secondStepMinutes * 60 - 5) * 1000 })
    try {
      expect((await finish(ticket, wrongCode(person.key))).json().code).toBe('wrong_code')
      vi.setSystemTime(Date.now() + 10_000)
      const late = await finish(ticket, codeOf(person.key))
      expect([late.statusCode, late.json().code]).toEqual([400, 'invalid_link'])
      expect((await finish(await ticketOf(person), codeOf(person.key))).statusCode).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is refused to an account that was switched off between the steps', async () => {
    const ticket = await ticketOf(person)
    await t.sql('update users set is_account_disabled = true where id = $1', [person.id])
    expect((await finish(ticket, codeOf(person.key))).json().code).toBe('account_disabled')
  })

  it('cannot be skipped by way of the debug pages', async () => {
    const body = { email: person.email, password: person.password, firstName: 'Robin' }
    for (const address of ['/api/login-jwt', '/direct-auth'])
      expect((await t.post(address, { body })).json().code, address).toBe('forbidden')
  })
})

describe('with it on', () => {
  it('new recovery codes end the old ones, and take the password and a code', async () => {
    const person = await prepared()
    const make = (password: string, code: string) =>
      t.post(`${url}/recovery-codes`, { as: person, body: { password, code } })
    expect((await make(wrong, codeOf(person.key))).json().code).toBe('forbidden')
    expect((await make(person.password, wrongCode(person.key))).json().code).toBe('wrong_code')
    const { recoveryCodes } = (await make(person.password, codeOf(person.key))).json()
    expect((await finish(await ticketOf(person), person.codes[0]!)).statusCode).toBe(403)
    expect((await finish(await ticketOf(person), recoveryCodes[0])).statusCode).toBe(200)
    expect(await eventsOf(person)).toContain('recovery_codes_made')
  })

  it('turning it off takes the password and a code, leaves nothing behind, and a mail goes out', async () => {
    const person = await prepared()
    const off = (password: string, code: string) => t.post(`${url}/off`, { as: person, body: { password, code } })
    expect((await off(wrong, codeOf(person.key))).json().code).toBe('forbidden')
    expect((await off(person.password, wrongCode(person.key))).json().code).toBe('wrong_code')
    expect((await t.get(url, { as: person })).json().isOn).toBe(true)
    expect((await off(person.password, codeOf(person.key))).statusCode).toBe(200)
    expect((await t.post('/api/login', { body: person })).json()).toHaveProperty('user')
    for (const table of ['two_step_keys', 'recovery_codes'])
      expect(await t.sql(`select from ${table} where user_id = $1`, [person.id])).toEqual([])
    expect((await off(person.password, codeOf(person.key))).statusCode).toBe(409)
    await t.waitForMail(person.email, 'Two-step sign-in was turned off')
    expect(await eventsOf(person)).toContain('two_step_off')
  })
})

describe('guesses at a code', () => {
  const limited = useTestApp({ hasLimits: true, hasJobs: true })

  it('run out for whoever knows the password, and the right code does not help then', async () => {
    const person = await prepared(limited)
    const ticket = await ticketOf(person, limited)
    for (let n = 0; n < rateLimits.secondStep.points; n += 1)
      expect((await finish(ticket, wrongCode(person.key), limited)).statusCode).toBe(403)
    expect((await finish(ticket, codeOf(person.key), limited)).statusCode).toBe(429)
  })

  it('run out for the day, however slowly they come; the right ones are not counted, and recovery codes stay open', async () => {
    const person = await prepared(limited)
    /** As if a quarter of an hour had passed, so that shorter limits start over. */
    const later = () => limited.sql(`delete from rate_limits where key not like 'secondStepDay:%'`)
    const guess = async (code: string) => {
      await later()
      await forgetUsed(person, limited)
      return finish(await ticketOf(person, limited), code, limited)
    }
    for (let n = 0; n < rateLimits.secondStepDay.points; n += 1) {
      if (n % 10 === 0) expect((await guess(codeOf(person.key))).statusCode).toBe(200)
      expect((await guess(wrongCode(person.key))).statusCode).toBe(403)
    }
    const refused = await guess(codeOf(person.key))
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toMatch(/in 24 hours. One of your recovery codes still works\.$/)
    expect((await guess(person.codes[0]!)).statusCode).toBe(200)
    expect((await guess(codeOf(person.key))).statusCode).toBe(429)
  })
})
