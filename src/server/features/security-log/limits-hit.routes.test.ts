import { expect, it } from 'vitest'
import { rateLimits } from '#rules/rate-limits.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ hasLimits: true })

it('a limit that closes on an account is in its owner’s log once, however many tries follow', async () => {
  const person = await t.someone()
  for (let tries = 0; tries < rateLimits.signInPair.points + 5; tries += 1)
    await t.post('/api/login', { body: { email: person.email, password: 'not it' } })
  const events = (await t.get('/api/user/security-log', { as: person })).json()
  expect(events).toMatchObject([
    { event: 'limit_hit', detail: 'signInPair', times: 1 },
    { event: 'sign_in_failed', times: rateLimits.signInPair.points },
    { event: 'signed_in' },
  ])
})

it('a limit that closes on an address nobody has, or on a network, is only counted', async () => {
  const admin = await t.admin()
  for (let tries = 0; tries < rateLimits.mailAccount.points + 2; tries += 1)
    await t.post('/api/auth/forgot-password', { body: { email: 'nobody-at-all@example.com' } })
  for (let tries = 0; tries < rateLimits.mailAddress.points; tries += 1)
    await t.post('/api/auth/forgot-password', { body: { email: `nobody-${tries}@example.com` } })
  const counts = (await t.get('/api/admin/security-log/nobody', { as: admin })).json()
  expect(counts).toContainEqual({ event: 'limit_hit', detail: 'mailAccount', times: 1 })
  expect(counts).toContainEqual({ event: 'limit_hit', detail: 'mailAddress', times: 1 })
  expect(await t.sql(`select 1 from security_log where event = 'limit_hit' and user_id = $1`, [admin.id])).toEqual([])
})
