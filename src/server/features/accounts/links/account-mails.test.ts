import { describe, expect, it } from 'vitest'
import type { Mail } from '#server/platform/jobs/mailer.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const sent: Mail[] = []
const server = { answer: async () => {}, tries: 0 }
const t = useTestApp({
  hasJobs: true,
  mailer: {
    async send(mail) {
      server.tries += 1
      await server.answer()
      sent.push(mail)
    },
  },
})

const tokenIn = (mail: Mail | undefined) => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const mailTo = (email: string, subject: string) => sent.find((mail) => mail.to === email && mail.subject === subject)

describe('a mail server that says nothing', () => {
  it('is waited for without a connection in hand, and the link is there before its mail', async () => {
    let speak = () => {}
    server.answer = () => new Promise<void>((resolve) => (speak = resolve))
    server.tries = 0
    const person = await t.someone()
    await expect.poll(() => server.tries, { timeout: 30_000 }).toBe(1)
    const open = `select count(*)::int from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`
    expect(await t.sql(open)).toEqual([{ count: 0 }])
    expect(await t.sql('select purpose from account_tokens where user_id = $1', [person.id])).toEqual([
      { purpose: 'verify_email' },
    ])
    speak()
    await expect.poll(() => mailTo(person.email, 'Please confirm your address'), { timeout: 30_000 }).toBeDefined()
  })
})

describe('a mail that could not be sent', () => {
  it('is tried again with a link that works, and is one line in the security log', async () => {
    server.answer = async () => {}
    const person = await t.someone()
    await expect.poll(() => mailTo(person.email, 'Please confirm your address'), { timeout: 30_000 }).toBeDefined()
    server.tries = 0
    server.answer = async () => {
      if (server.tries === 1) throw new Error('The mail server is away')
    }
    await t.post('/api/auth/forgot-password', { body: { email: person.email } })
    const subject = 'Your link to choose a new password'
    const hurry = async () => {
      await t.sql(`update pgboss.job set start_after = now() where state = 'retry'`)
      return mailTo(person.email, subject)
    }
    await expect.poll(hurry, { timeout: 30_000 }).toBeDefined()
    expect(server.tries).toBe(2)
    const events = `select event from security_log where user_id = $1 and event = 'password_reset_asked'`
    expect(await t.sql(events, [person.id])).toHaveLength(1)
    const body = { token: tokenIn(mailTo(person.email, subject)), password: 'fresh morning bread' }
    expect((await t.post('/api/auth/reset-password', { body })).statusCode).toBe(200)
  })
})
